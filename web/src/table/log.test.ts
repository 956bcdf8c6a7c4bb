import { describe, expect, test } from "vitest";
import type { Entry } from "$lib/api";
import type { GameFace } from "../games/face";
import { gistOf, hurriedAfter, isHurried, Log, toldOnce, turnsUpTo, type LogLine } from "./log";
import { Recap, recapOf } from "./recap.svelte";

type Face = Pick<GameFace, "places" | "beginsTurn" | "beginsRound">;
const FACE: Face = { places: ({ values }) => (values.cell ? [String(values.cell)] : []) };
const newLog = (face: Face = FACE): Log => new Log(face as GameFace);

let seq = 0;
const entry = (kind: Entry["kind"], seat: number | null, more: Partial<Entry> = {}): Entry => ({
  seq: (seq += 1),
  kind,
  seat,
  at: 0,
  data: {},
  events: [],
  ...more,
});
const act = (seat: number, ...names: string[]): Entry =>
  entry("act", seat, { events: names.map((event) => ({ event, values: { seat, cell: "b3" } })) });

const told = (lines: LogLine[]): string[] =>
  lines.map((line) => (line.kind === "event" ? line.event.name : line.what));
const turnsOf = (log: Log): [number | null, string[]][] =>
  log.turns.map(({ seat, lines }) => [seat, told(lines)]);

describe("the log", () => {
  test("gathers the lines of a turn under whose it is", () => {
    const log = newLog();
    log.add([act(0, "moved", "planted"), act(1, "moved"), act(1, "harvested")], { actions: 3 });
    expect(turnsOf(log)).toEqual([
      [0, ["moved", "planted"]],
      [1, ["moved", "harvested"]],
    ]);
  });

  test("knows the places of an event and who caused it", () => {
    const log = newLog();
    log.add([act(1, "moved")], { actions: 1 });
    const line = log.lines.find((one) => one.kind === "event");
    expect(line).toMatchObject({ places: ["b3"], by: 1, seat: 1 });
  });

  test("forgets what is taken back, and the line of taking back stays away", () => {
    const log = newLog();
    log.add([act(0, "moved"), act(0, "planted")], { actions: 2 });
    log.add([entry("undo", 0, { data: { to: 1 } })], { actions: 1 });
    expect(told(log.lines)).toEqual(["moved"]);
    expect(log.lastActor).toBe(0);
  });

  test("drops lines that the table no longer counts, though no undo was heard", () => {
    const log = newLog();
    log.add([act(0, "moved"), act(1, "planted")], { actions: 1 });
    expect(told(log.lines)).toEqual(["moved"]);
  });

  test("at a table played from memory keeps no event from before", () => {
    const log = newLog();
    const [first, second] = [act(0, "moved"), act(1, "planted")];
    log.add([first, second], { actions: 2, log_from: second.seq });
    expect(told(log.lines)).not.toContain("moved");
    expect(told(log.lines)).toContain("planted");
  });

  test("begins a turn with an event where the game says so", () => {
    const log = newLog({
      ...FACE,
      beginsTurn: ({ name, values }) => (name === "card-played" ? Number(values.seat) : null),
    });
    log.add([act(0, "card-played"), act(1, "moved"), act(1, "card-played", "moved")], {
      actions: 3,
    });
    expect(turnsOf(log)).toEqual([
      [0, ["card-played", "moved"]],
      [1, ["card-played", "moved"]],
    ]);
  });

  test("begins a part that is nobody's with a round, and the next choice after it", () => {
    const log = newLog({ ...FACE, beginsRound: ({ name }) => name === "round" });
    log.add([act(0, "moved", "round", "rain"), act(0, "planted")], { actions: 2 });
    expect(turnsOf(log)).toEqual([
      [0, ["moved"]],
      [null, ["round", "rain"]],
      [0, ["planted"]],
    ]);
  });

  test("tells a turn by the events the game finds most telling, else by the first", () => {
    const log = newLog();
    log.add([act(0, "paid", "moved", "planted")], { actions: 1 });
    const [turn] = log.turns;
    if (!turn) throw new Error("no turn");
    expect(told(gistOf(turn))).toEqual(["paid"]);
    expect(told(gistOf(turn, ["sold", "planted", "moved", "paid"]))).toEqual(["moved", "planted"]);
  });

  test("tells of a replay only what was done so far", () => {
    const log = newLog();
    const first = act(0, "moved");
    log.add([first, act(0, "planted"), act(1, "moved")], { actions: 3 });
    const turns = turnsUpTo(log.turns, first.seq + 1);
    expect(turns.map(({ seat, lines }) => [seat, told(lines)])).toEqual([
      [0, ["moved", "planted"]],
    ]);
  });

  test("tells what people agree on between the moves", () => {
    const log = newLog();
    log.add(
      [
        entry("propose", 1, { data: { matter: "take_back" } }),
        entry("answer", 0, { data: { agree: false } }),
        entry("lapse", null, { data: { matter: "replace", passed: false } }),
      ],
      { actions: 0 },
    );
    expect(told(log.lines)).toEqual(["propose-take-back", "no", "stayed"]);
  });

  test("says when a bot had no time to think", () => {
    const hurried = entry("act", 1, { data: { why: "slow" } });
    expect(isHurried(hurried)).toBe(true);
    expect(isHurried(act(1, "moved"))).toBe(false);
    const log = newLog();
    log.add([hurried], { actions: 1 });
    expect(told(log.lines)).toContain("hurried");
  });

  test("says who plays for a bot that the host no longer has", () => {
    const gone = entry("act", 1, { data: { level: "novice", why: "unregistered" } });
    const log = newLog();
    log.add([gone], { actions: 1 });
    expect(told(log.lines)).toContain("unregistered");
    const hurried = hurriedAfter([gone], null);
    expect(hurried).toEqual({ seat: 1, what: "unregistered" });
    expect(hurriedAfter([act(0, "moved")], hurried)).toBe(hurried);
    expect(hurriedAfter([act(1, "moved")], hurried)).toBeNull();
  });
});

test("the log of a fork begins with what was played before, which nothing takes back", () => {
  const log = newLog();
  log.add([act(1, "planted")], { actions: 1 });
  const before = ["started", "moved"].map((event, number) => ({
    number,
    seat: number === 0 ? null : 0,
    action: null,
    events: [{ event, values: { seat: 0 } }],
  }));
  log.recall(before as unknown as Parameters<Log["recall"]>[0], 0);
  expect(told(log.lines)).toEqual(["started", "moved", "planted"]);
  expect(new Set(log.lines.map(({ id }) => id)).size).toBe(3);
  log.add([entry("undo", 1, { data: { to: 0 } })], { actions: 0 });
  expect(told(log.lines)).toEqual(["started", "moved"]);
  expect(log.lastActor).toBeNull();
});

test("a fork tells nobody what another drew before", () => {
  const drawn = (seat: number) =>
    ["drawn", "hidden-drawn"].map((event) => ({ event, values: { seat } }));
  const events = [...drawn(0), ...drawn(1), { event: "moved", values: { seat: 1 } }];
  const names = (eyes?: number | null): string[] =>
    toldOnce(events, eyes).map(({ event, values }) => `${event} ${values.seat}`);
  expect(names(0)).toEqual(["drawn 0", "hidden-drawn 1", "moved 1"]);
  expect(names(null)).toEqual(["hidden-drawn 0", "hidden-drawn 1", "moved 1"]);
  expect(names()).toEqual(["drawn 0", "drawn 1", "moved 1"]);
});

describe("the recap", () => {
  const played = (...entries: Entry[]): Log => {
    const log = newLog();
    log.add(entries, { actions: entries.length });
    return log;
  };

  test("tells what others did since one's own last choice", () => {
    const log = played(act(0, "moved"), act(1, "planted"), act(2, "harvested"));
    expect(told(recapOf(log, 0, 9, 3))).toEqual(["planted", "harvested"]);
  });

  test("is empty where nobody else has acted", () => {
    expect(recapOf(played(act(1, "planted"), act(0, "moved")), 0, 9, 2)).toEqual([]);
  });

  test("is empty as long as not everybody had a turn", () => {
    expect(recapOf(played(act(1, "planted")), 0, 1, 2)).toEqual([]);
  });

  test("is gone through line by line, and closes behind the last", () => {
    const recap = new Recap();
    recap.toggle();
    expect(recap.line).toBeNull(); // nothing to tell
    recap.begin(recapOf(played(act(0, "moved"), act(1, "planted", "harvested")), 0, 9, 2));
    recap.toggle();
    expect([recap.line?.kind === "event" && recap.line.event.name, recap.places]).toEqual([
      "planted",
      ["b3"],
    ]);
    recap.step(-1);
    expect(recap.at).toBe(0);
    recap.step(1);
    expect(recap.isLast).toBe(true);
    recap.step(1);
    expect([recap.line, recap.places]).toEqual([null, []]);
  });
});

test("tells only once what happened twice in a turn", () => {
  const log = newLog();
  log.add([act(0, "took", "took", "built")], { actions: 1 });
  const [turn] = log.turns;
  if (!turn) throw new Error("no turn");
  const gist = gistOf(turn, ["took", "built"]);
  expect(told(gist)).toEqual(["took", "built"]);
});

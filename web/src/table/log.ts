// What happened, as lines of a log. Words are found when a line is drawn: the language may change.

import { eventOf, type Entry, type GameEvent, type Replay } from "$lib/api";
import type { GameFace } from "../games/face";

export type LogLine =
  | {
      id: string;
      seq: number;
      kind: "event";
      seat: number | null;
      event: GameEvent;
      places: string[];
      by: number | null;
    }
  | {
      id: string;
      seq: number;
      kind: "entry";
      seat: number | null;
      what: string;
      other: number | null;
    };

/** Entries that are logged in a line of their own. */
const LOGGED = new Set([
  "propose",
  "answer",
  "lapse",
  "pause",
  "resume",
  "resign",
  "stand_in",
  "return",
  "seat",
  "forget",
  "notice",
  "close",
  "local",
  "back",
]);

interface Act {
  entry: Entry;
  lines: LogLine[];
}

/** What happened in somebody's turn; the set-up and what begins a round are nobody's. */
export interface LogTurn {
  id: string;
  seat: number | null;
  round: boolean; // whether the first line says which round begins
  lines: LogLine[];
}

/** Keeps the lines in order; what was taken back goes away again. */
export class Log {
  #parts: Act[] = [];
  #before: Act[] = [];
  lines: LogLine[] = [];
  turns: LogTurn[] = [];

  constructor(private readonly face: GameFace) {}

  add(entries: Entry[], state: { actions: number; log_from?: number }): void {
    for (const entry of entries) {
      if (entry.kind === "undo") this.#takeBack(Number(entry.data.to));
      this.#parts.push({ entry, lines: this.#linesOf(entry) });
    }
    if (this.#acts().length > state.actions) this.#takeBack(state.actions);
    this.#forget(state.log_from ?? 0);
    this.#arrange();
  }

  #arrange(): void {
    this.turns = this.#findTurns();
    this.lines = this.turns.flatMap(({ lines }) => lines);
  }

  /** What was played before this table began, as a replay of another tells it; nobody learns what
  others hold. */
  recall(history: Replay["history"], eyes: number | null): void {
    const shift = history.length;
    const entries = entriesOf(history, eyes).map((one) => ({ ...one, seq: one.seq - shift }));
    this.#before = entries.map((entry) => ({ entry, lines: this.#linesOf(entry) }));
    this.#arrange();
  }

  /** Lines since a seat last chose something. */
  since(seat: number): LogLine[] {
    const own = this.#parts.map(({ entry }) => isAct(entry) && entry.seat === seat);
    return this.#parts.slice(own.lastIndexOf(true) + 1).flatMap(({ lines }) => lines);
  }

  /** Who chose something last. */
  get lastActor(): number | null {
    return this.#acts().at(-1)?.entry.seat ?? null;
  }

  #acts(): Act[] {
    return this.#parts.filter(({ entry }) => isAct(entry));
  }

  #takeBack(keep: number): void {
    const gone = new Set(this.#acts().slice(keep));
    this.#parts = this.#parts.filter((part) => !gone.has(part));
  }

  /** At a table played from memory the lines of long ago go away. */
  #forget(from: number): void {
    for (const part of this.#parts)
      if (part.entry.seq < from) part.lines = part.lines.filter(({ kind }) => kind !== "event");
  }

  #linesOf(entry: Entry): LogLine[] {
    const lines: LogLine[] = entry.events.map((sent, number) => {
      const event = eventOf(sent);
      const { seat } = event.values;
      return {
        id: `${entry.seq}.${number}`,
        seq: entry.seq,
        kind: "event",
        seat: typeof seat === "number" ? seat : null,
        event,
        places: this.face.places(event),
        by: entry.seat,
      };
    });
    if (LOGGED.has(entry.kind)) lines.push(entryLine(entry, this.#lastAsked()));
    if (isHurried(entry) && !this.#wasHurried(entry.seat)) lines.push(hurriedLine(entry));
    return lines;
  }

  /** Whether the seat's last move was made without a thought too: that is logged once. */
  #wasHurried(seat: number | null): boolean {
    const last = this.#acts()
      .filter(({ entry }) => entry.seat === seat)
      .at(-1);
    return last !== undefined && isHurried(last.entry);
  }

  /** Who asked the others for something last. */
  #lastAsked(): number | null {
    return this.#parts.filter(({ entry }) => entry.kind === "propose").at(-1)?.entry.seat ?? null;
  }

  #findTurns(): LogTurn[] {
    const turns: LogTurn[] = [];
    let last: LogTurn | null = null;
    let decided: number | null = null;
    const { beginsTurn, beginsRound } = this.face;
    for (const { entry, lines } of [...this.#before, ...this.#parts]) {
      const decider = isAct(entry) && !beginsTurn ? entry.seat : null;
      if (decider !== null && decider !== decided) last = null;
      decided = decider ?? decided;
      for (const line of lines) {
        const event = line.kind === "event" ? line.event : null;
        const beginner = (event && beginsTurn?.(event)) ?? null;
        const round = event !== null && (beginsRound?.(event) ?? false);
        if (last === null || beginner !== null || round) {
          const seat: number | null = round ? null : (beginner ?? decider);
          turns.push((last = { id: `turn-${line.id}`, seat, round, lines: [] }));
        }
        if (round) decided = null; // whoever chose last may also choose next
        last.lines.push(line);
      }
    }
    return turns;
  }
}

const GIST = 2;

/** The lines that say best what a turn was about, in their order; what happened twice, once. */
export function gistOf({ seat, lines }: LogTurn, telling: string[] = []): LogLine[] {
  const whose = (line: LogLine): boolean => seat === null || line.seat === seat;
  const events = lines.filter((line) => line.kind === "event").filter(whose);
  const keys = events.map(({ event }) => JSON.stringify(event));
  const told = events.filter((_, n) => keys.indexOf(keys[n] ?? "") === n);
  const ranked = telling.flatMap((name) => told.filter(({ event }) => event.name === name));
  const best = ranked.length > 0 ? ranked.slice(0, GIST) : [events[0] ?? lines[0]];
  return lines.filter((line) => best.includes(line));
}

/** Only what was done up to an entry, for replays. */
export const turnsUpTo = (turns: LogTurn[], seq: number): LogTurn[] =>
  turns
    .map((turn) => ({ ...turn, lines: turn.lines.filter((line) => line.seq <= seq) }))
    .filter(({ lines }) => lines.length > 0);

type SentEvent = Replay["history"][number]["events"][number];

export const HIDDEN = "hidden-"; // before the name of what the others saw of an event

/** Open eyes are told a draw and what the others saw of it: here only one of them. `eyes`: the seat
that looks, which learns nothing more of the others; without it the draw says it all. */
export function toldOnce(events: SentEvent[], eyes?: number | null): SentEvent[] {
  const key = (event: string, { seat }: SentEvent["values"]): string => `${event} ${seat}`;
  const names = new Set(events.map(({ event, values }) => key(event, values)));
  const isOpen = ({ values }: SentEvent): boolean => eyes === undefined || values.seat === eyes;
  return events.filter((told) => {
    if (told.event.startsWith(HIDDEN))
      return !(isOpen(told) && names.has(key(told.event.slice(HIDDEN.length), told.values)));
    return isOpen(told) || !names.has(key(HIDDEN + told.event, told.values));
  });
}

/** The history of a replay as entries of a table. */
export const entriesOf = (history: Replay["history"], eyes?: number | null): Entry[] =>
  history.map(({ number, seat, events }) => ({
    seq: number,
    kind: number === 0 ? "start" : "act",
    seat,
    at: 0,
    data: {},
    events: toldOnce(events, eyes),
  }));

const isAct = (entry: Entry): boolean => entry.kind === "act" || entry.kind === "redo";

/** A bot could not think and played below its level. */
export const isHurried = (entry: Entry): boolean =>
  entry.kind === "act" && typeof entry.data.why === "string";

/** The bot that did not play at its level when it moved last, and what is said of that. */
export interface Hurried {
  seat: number;
  what: "hurried" | "unregistered";
}

/** Its name may be one that the host has not registered any more: then there is nobody to think. */
const whatHurried = ({ data }: Entry): Hurried["what"] =>
  data.why === "unregistered" ? "unregistered" : "hurried";

export function hurriedAfter(entries: Entry[], before: Hurried | null): Hurried | null {
  let hurried = before;
  for (const entry of entries) {
    if (isHurried(entry) && entry.seat !== null)
      hurried = { seat: entry.seat, what: whatHurried(entry) };
    else if (entry.kind === "act" && entry.seat === hurried?.seat) hurried = null;
  }
  return hurried;
}

const hurriedLine = (entry: Entry): LogLine => ({
  id: `${entry.seq}.hurried`,
  seq: entry.seq,
  kind: "entry",
  seat: entry.seat,
  other: null,
  what: whatHurried(entry),
});

function entryLine(entry: Entry, asked: number | null): LogLine {
  const whose = typeof entry.data.seat === "number" ? entry.data.seat : null;
  const line = { id: `${entry.seq}`, seq: entry.seq, kind: "entry" as const };
  if (entry.kind === "propose")
    return {
      ...line,
      seat: entry.seat,
      other: whose,
      what: `propose-${dashed(entry.data.matter)}`,
    };
  if (entry.kind === "answer")
    return { ...line, seat: entry.seat, other: null, what: answered(entry, asked) };
  const what = {
    seat: `seat-${entry.data.kind}`,
    close: `close-${entry.data.why}`,
    lapse: lapsed(entry),
  }[entry.kind];
  return { ...line, seat: whose ?? entry.seat, other: null, what: what ?? dashed(entry.kind) };
}

const dashed = (name: unknown): string => String(name).replaceAll("_", "-");

function lapsed(entry: Entry): string {
  if (entry.data.matter !== "replace") return "lapse";
  return entry.data.passed ? "stand-in" : "stayed";
}

function answered(entry: Entry, asked: number | null): string {
  if (entry.data.agree) return "yes";
  return entry.seat === asked ? "withdrawn" : "no";
}

import { beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../games/face";
import type { TableSession } from "../table/session.svelte";
import { Coach } from "./coach.svelte";
import { dismissCoach, isCoached, isMastered, noteWell, seatCoach, wasSaid } from "./coached";
import { markDone } from "./progress.svelte";

const asked = vi.hoisted(() => ({ hint: vi.fn(), gains: vi.fn(), lessons: vi.fn() }));
vi.mock("$lib/api", async (original) => ({ ...(await original<object>()), api: asked }));

const choice = (action: string): Choice => ({ id: 1, action, choice: action, values: {} });
const thought = (action: string) => ({ action, alike: false });
const ADVICE = {
  thoughts: [thought("good"), thought("bad")],
  mistakes: ["bad", "hardly tried"],
  why: null,
  matter: null,
};
const GAIN = { seat: 0, points: 2, place: 1, before: 1, sources: { ships: 2 } };
const GAINS = [GAIN, { ...GAIN, seat: 1, points: 0, place: 2, sources: {} }];
const DECISIONS = { move: ["A01"], castle: ["A01"], promote: ["A01", "A02"] };
const LEGAL = [choice("good"), choice("bad")];

/** A table at which seat 0 is asked to move, again and again. */
function table() {
  return {
    id: "table",
    game: "chess",
    seat: 0,
    view: { decision: "move" },
    state: { status: "running", actor: 0, actions: 0 },
    plan: { steps: [] as Choice[], legal: LEGAL, selected: null as Choice | null },
  };
}
type Fake = ReturnType<typeof table>;
/** However long a busy machine takes. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });
const coachAt = (fake: Fake): Coach => new Coach(fake as unknown as TableSession);

async function ask(coach: Coach): Promise<void> {
  await asked.lessons.mock.results.at(-1)?.value;
  coach.attend();
  await new Promise((done) => setTimeout(done));
  await eventually(() => expect(coach.isThinking).toBe(false));
  await Promise.resolve();
}

function choose(fake: Fake, coach: Coach, action: string): void {
  fake.plan.selected = choice(action);
  coach.note([fake.plan.selected]);
  fake.plan.selected = null;
  fake.state = { ...fake.state, actions: fake.state.actions + 3 };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  asked.hint.mockReset().mockResolvedValue(ADVICE);
  asked.gains.mockReset().mockResolvedValue({ since: 0, at: 3, gains: GAINS, turns: [] });
  asked.lessons.mockReset().mockResolvedValue({ decisions: DECISIONS });
});

test("a coach sits at the tables it was asked to, until it is sent away", () => {
  expect(isCoached("a")).toBe(false);
  seatCoach("a");
  seatCoach("b");
  dismissCoach("a");
  expect([isCoached("a"), isCoached("b")]).toEqual([false, true]);
});

test("it advises once for each kind of decision, and doubts a clear mistake every time", async () => {
  const fake = table();
  const coach = coachAt(fake);
  await ask(coach);
  expect(coach.isNew).toBe(true);
  expect(coach.advice?.thoughts[0]?.action).toBe("good");
  expect(wasSaid("table chess move")).toBe(true);
  fake.plan.selected = choice("bad");
  expect(coach.doubts).toBe(true);
  fake.plan.selected = choice("good");
  expect(coach.doubts).toBe(false);
  choose(fake, coach, "bad");
  await ask(coach);
  await eventually(() => expect(coach.advice).not.toBeNull());
  expect(coach.isNew).toBe(false);
  fake.plan.selected = { ...choice("there"), via: [choice("bad")] };
  expect(coach.doubts).toBe(true);
});

test("it doubts a mistake earlier in the plan as well", async () => {
  const fake = table();
  const coach = coachAt(fake);
  await ask(coach);
  fake.plan = { ...fake.plan, steps: [choice("bad")] };
  await ask(coach);
  expect(coach.doubts).toBe(true);
  fake.plan = { ...fake.plan, steps: [choice("good")] };
  await ask(coach);
  expect(coach.doubts).toBe(false);
});

test("where somebody chose well twice it only doubts a clear mistake", async () => {
  const fake = table();
  const coach = coachAt(fake);
  for (const action of ["good", "bad", "good"]) {
    await ask(coach);
    await eventually(() => expect(coach.advice).not.toBeNull());
    choose(fake, coach, action);
  }
  fake.view = { decision: "castle" };
  await ask(coach);
  expect(isMastered(["chess A01"])).toBe(true);
  await eventually(() => expect(coach.advice).not.toBeNull());
  expect([coach.isNew, coach.doubts]).toEqual([false, false]);
  fake.plan.selected = choice("hardly tried");
  expect(coach.doubts).toBe(true);
});

test("rules that were used well twice are not explained in another kind of decision", async () => {
  noteWell(["chess A01"]);
  noteWell(["chess A01"]);
  const fake = table();
  fake.view = { decision: "castle" };
  const coach = coachAt(fake);
  await ask(coach);
  expect(coach.isNew).toBe(false);
  fake.view = { decision: "promote" };
  fake.state = { ...fake.state, actions: 1 };
  await ask(coach);
  expect(coach.isNew).toBe(true);
});

test("a new kind of decision names its lesson, unless one about it was done", async () => {
  const lesson = (name: string, ...teaches: string[]) => ({ name, teaches });
  const lessons = [lesson("other", "A03"), lesson("some", "A01"), lesson("most", "A01", "A02")];
  asked.lessons.mockResolvedValue({ decisions: DECISIONS, lessons });
  const fake = table();
  fake.view = { decision: "promote" };
  const coach = coachAt(fake);
  await ask(coach);
  expect(coach.lesson?.name).toBe("most");
  markDone("chess", "some");
  fake.view = { decision: "castle" };
  fake.state = { ...fake.state, actions: 1 };
  await ask(coach);
  expect([coach.isNew, coach.lesson]).toEqual([true, null]);
});

test("in the next game it advises again, unless the rules were used well twice", async () => {
  const fake = table();
  await ask(coachAt(fake));
  const next = { ...table(), id: "next" };
  const coach = coachAt(next);
  await ask(coach);
  expect(coach.isNew).toBe(true);
  noteWell(["chess A01"]);
  noteWell(["chess A01"]);
  const last = coachAt({ ...table(), id: "last" });
  await ask(last);
  expect(last.isNew).toBe(false);
});

test("what was gained is counted from the last question, and explained the first time", async () => {
  const fake = table();
  const coach = coachAt(fake);
  await ask(coach);
  expect(asked.gains).not.toHaveBeenCalled();
  choose(fake, coach, "good");
  await ask(coach);
  await eventually(() => expect(coach.told?.gains).toEqual(GAINS));
  expect(coach.passing).toEqual({ over: [], under: [1] });
  expect(asked.gains).toHaveBeenCalledWith("table", 0, 0);
  expect(coach.explains).toBe(true);
  choose(fake, coach, "good");
  await ask(coach);
  await eventually(() => expect(asked.gains).toHaveBeenCalledWith("table", 3, 0));
  await eventually(() => expect(coach.explains).toBe(false));
});

test("each source of points is explained once, the learner's first", async () => {
  const theirs = { ...GAIN, seat: 1, sources: { city: 3 } };
  const told = { since: 0, at: 3, gains: [theirs, GAIN], turns: [] };
  asked.gains.mockResolvedValue(told);
  const fake = table();
  const coach = coachAt(fake);
  await ask(coach);
  for (const source of ["ships", "city", null]) {
    choose(fake, coach, "good");
    await ask(coach);
    await eventually(() => expect(coach.source).toBe(source));
  }
});

test("it is silent where nobody answers, and while others are asked", async () => {
  const { NoAnswer } = await import("$lib/api");
  asked.hint.mockRejectedValue(new NoAnswer("/hint"));
  const fake = table();
  const coach = coachAt(fake);
  await ask(coach);
  expect(coach.advice).toBeNull();
  expect(wasSaid("table chess move")).toBe(false);
  fake.state = { ...fake.state, actor: 1, actions: 1 };
  await ask(coach);
  expect(asked.hint).toHaveBeenCalledTimes(1);
});

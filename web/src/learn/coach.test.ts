import { beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../games/contract";
import type { TableSession } from "../table/session.svelte";
import { Coach } from "./coach.svelte";
import { dismissCoach, isCoached, isMastered, seatCoach, wasSaid } from "./coached";

const asked = vi.hoisted(() => ({ hint: vi.fn(), gains: vi.fn() }));
vi.mock("$lib/api", async (original) => ({ ...(await original<object>()), api: asked }));

const choice = (action: string): Choice => ({ id: 1, action, choice: action, values: {} });
const thought = (action: string, mistake: boolean) => ({ action, mistake, alike: false });
const ADVICE = {
  thoughts: [thought("good", false), thought("bad", true)],
  why: null,
  matter: null,
};
const GAIN = { seat: 0, points: 2, place: 1, before: 1, sources: { ships: 2 } };
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
const coachAt = (fake: Fake): Coach => new Coach(fake as unknown as TableSession);

async function ask(coach: Coach): Promise<void> {
  coach.attend();
  await vi.waitFor(() => expect(coach.isThinking).toBe(false));
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
  asked.gains.mockReset().mockResolvedValue({ since: 0, at: 3, gains: [GAIN] });
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
  expect(wasSaid("chess move")).toBe(true);
  fake.plan.selected = choice("bad");
  expect(coach.doubts).toBe(true);
  fake.plan.selected = choice("good");
  expect(coach.doubts).toBe(false);
  choose(fake, coach, "bad");
  await ask(coach);
  await vi.waitFor(() => expect(coach.advice).not.toBeNull());
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

test("it asks for nothing where somebody chose well twice", async () => {
  const fake = table();
  const coach = coachAt(fake);
  for (const action of ["good", "bad", "good"]) {
    await ask(coach);
    await vi.waitFor(() => expect(coach.advice).not.toBeNull());
    choose(fake, coach, action);
  }
  await ask(coach);
  expect(isMastered("chess move")).toBe(true);
  expect(asked.hint).toHaveBeenCalledTimes(3);
  expect(coach.advice).toBeNull();
});

test("what was gained is counted from the last question, and explained the first time", async () => {
  const fake = table();
  const coach = coachAt(fake);
  await ask(coach);
  expect(asked.gains).not.toHaveBeenCalled();
  choose(fake, coach, "good");
  await ask(coach);
  await vi.waitFor(() => expect(coach.changes).toEqual([GAIN]));
  expect(asked.gains).toHaveBeenCalledWith("table", 0, 0);
  expect(coach.explains).toBe(true);
  choose(fake, coach, "good");
  await ask(coach);
  await vi.waitFor(() => expect(asked.gains).toHaveBeenCalledWith("table", 3, 0));
  await vi.waitFor(() => expect(coach.explains).toBe(false));
});

test("it is silent where nobody answers, and while others are asked", async () => {
  const { NoAnswer } = await import("$lib/api");
  asked.hint.mockRejectedValue(new NoAnswer("/hint"));
  const fake = table();
  const coach = coachAt(fake);
  await ask(coach);
  expect(coach.advice).toBeNull();
  expect(wasSaid("chess move")).toBe(false);
  fake.state = { ...fake.state, actor: 1, actions: 1 };
  await ask(coach);
  expect(asked.hint).toHaveBeenCalledTimes(1);
});

import { expect, test, vi } from "vitest";
import type { Ahead, Trial } from "$lib/api";
import type { Choice, GameFace } from "../games/face";
import type { TableSession } from "./session.svelte";
import { Plan } from "./turn-plan.svelte";

vi.mock("$lib/settings.svelte", () => ({ settings: { confirm: "turn" } }));

const choice = (id: number): Choice => ({ id, action: `${id}`, choice: "place", values: {} });
const WAY = { via: [1], asked: true, legal: [] } as unknown as Ahead;

/** A table that asks for a place; trials are answered by hand. */
function table() {
  const trials: { actions: number[]; answer: (trial: Partial<Trial>) => void }[] = [];
  const face = { implies: { place: ["piece"] }, opening: [], finishing: [] } as unknown as GameFace;
  const legal = [choice(1), choice(2)];
  const tryOut = (actions: number[]) =>
    new Promise((answer) => void trials.push({ actions, answer }));
  const state = { status: "running", actor: 0, legal, seq: 1, seats: [{}] };
  const session = { state, face, seat: 0, isReplaced: false, covered: false, tryOut };
  return { trials, plan: new Plan(session as unknown as TableSession), legal };
}

test("what follows on the choices is known though one was made before the answer", async () => {
  const { trials, plan, legal } = table();
  plan.begin("first");
  expect(plan.isLooking).toBe(true);
  plan.choose(legal[0]!);
  trials[1]!.answer({ asked: true, legal: [choice(3)], ahead: [] });
  await vi.waitFor(() => expect(plan.steps).toHaveLength(1));
  trials[0]!.answer({ ahead: [WAY] });
  await vi.waitFor(() => expect(plan.isLooking).toBe(false));
  plan.back();
  expect(plan.leadsOn(legal[0]!)).toBe(true);
});

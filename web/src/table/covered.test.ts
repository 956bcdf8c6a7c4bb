import { expect, test } from "vitest";
import type { State, Trial, Update } from "$lib/api";
import type { GameFace } from "../games/face";
import { coverTrial, coverUpdate, isAskedHidden, lookOf } from "./covered";

const hidden = {
  decisions: ["card"],
  events: ["card-drawn"],
  isHeld: () => true,
  without: (view: object) => ({ ...view, hand: null }),
};
const face = { hidden } as unknown as GameFace;
const view = (seat: number, hand: string | null, decision = "act") => ({ seat, hand, decision });

test("a curtain falls only where a decision needs what is hidden", () => {
  const same = [view(1, null), view(0, null)];
  expect(lookOf(face, same)).toBe("open");
  expect(lookOf(face, [view(1, "tea"), view(0, null)])).toBe("covered");
  expect(lookOf(face, [view(1, "tea", "card"), view(0, null, "card")])).toBe("curtain");
  expect(lookOf({} as GameFace, [view(1, "tea"), view(0, null)])).toBe("curtain");
});

test("an update tells nothing that only its seat may know", () => {
  const drawn = { event: "card-drawn", values: { seat: 1, card: "tea" } };
  const moved = { event: "moved", values: { seat: 1, hex: "b3" } };
  const told = { entries: [{ events: [drawn, moved] }], state: { view: view(1, "tea") } };
  const covered = coverUpdate(face, told as unknown as Update);
  expect(covered.entries[0]?.events).toEqual([
    { event: "hidden-card-drawn", values: { seat: 1 } },
    moved,
  ]);
  expect(covered.state.view).toEqual(view(1, null));
});

test("a plan ends before what is hidden, and there the curtain falls", () => {
  const trial = (decision: string) =>
    coverTrial(face, { asked: true, view: view(1, "tea", decision) } as unknown as Trial);
  expect(trial("act")).toEqual({ asked: true, view: view(1, null) });
  expect(trial("card")).toEqual({ asked: false, view: null });
  const state = { status: "running", actor: 1, view: view(1, null, "card") } as unknown as State;
  expect(isAskedHidden(face, state, 1)).toBe(true);
  expect(isAskedHidden(face, state, 0)).toBe(false);
});

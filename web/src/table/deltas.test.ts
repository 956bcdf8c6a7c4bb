import { expect, test } from "vitest";
import type { Update } from "$lib/api";
import { applyChange, applyDelta, type Delta } from "./deltas";

const before = { seq: 4, actor: null, view: { seats: [{ score: 1 }, { score: 2 }], deck: [1, 2] } };

test("a change reaches below keys and indices, and leaves the rest as it was", () => {
  const after = applyChange(before, {
    seq: [5],
    view: { seats: { 1: { score: [7] } }, deck: [[1]] },
  }) as typeof before;
  expect(after).toEqual({
    seq: 5,
    actor: null,
    view: { seats: [{ score: 1 }, { score: 7 }], deck: [1] },
  });
  expect(Object.keys(after)).toEqual(["seq", "actor", "view"]);
  expect(after.view.seats[0]).toBe(before.view.seats[0]);
  expect(before.view.seats[1]?.score).toBe(2);
});

test("null, lists and empty objects are values like others", () => {
  expect(applyChange({ a: 1, b: 2, c: 3 }, { a: [null], b: [[]], c: [{}] })).toEqual({
    a: null,
    b: [],
    c: {},
  });
  expect(applyChange(before, {})).toEqual(before);
});

const update = { type: "update", table_id: "t", seq: 4, since: 3, entries: [] };
const last = { ...update, state: before } as unknown as Update;
const delta = (since: number) =>
  ({ ...update, seq: 5, since, changes: { seq: [5] } }) as unknown as Delta;

test("an update is whole again where it follows the last one", () => {
  expect(applyDelta(last, delta(4))).toEqual({
    ...update,
    seq: 5,
    since: 4,
    state: { ...before, seq: 5 },
  });
  expect(applyDelta(null, last)).toBe(last);
});

test("where it does not, there is nothing to show", () => {
  expect(applyDelta(last, delta(3))).toBeNull();
  expect(applyDelta(null, delta(4))).toBeNull();
});

import { expect, test } from "vitest";
import type { Listed } from "$lib/api";
import { ago, pointsOf, statusLine, unseen } from "./summaries";

test("how long a table waits is told in the largest unit that fits", () => {
  const minute = 60_000;
  expect(ago(0, 5_000)).toBe("5 seconds ago");
  expect(ago(0, 90 * minute)).toBe("1 hour ago");
  expect(ago(0, 25 * 60 * minute)).toBe("yesterday");
  expect(ago(1_000, 0)).toBe("now"); // this clock is behind the server's
});

const listed = (table: object, moves: number): Listed =>
  ({
    table: { status: "running", actor: 1, updated: Date.now(), winners: [], ...table },
    seats: [0],
    progress: { moves, points: [12, 9] },
  }) as unknown as Listed;
const SEATS = ["Ann", "Ben"].map((name, seat) => ({ seat, name, kind: "person", stand_in: null }));

test("a table that is played says whose turn it is, since when and which move", () => {
  const line = statusLine(listed({ seats: SEATS }, 57));
  expect(line).toContain("Ben");
  expect(line).toContain("now");
  expect(line).toContain("57");
});

test("points are shown as soon as something was played", () => {
  expect(pointsOf(listed({ seats: SEATS }, 1))).toEqual([12, 9]);
  expect(pointsOf(listed({ seats: SEATS }, 0))).toEqual([]);
  expect(pointsOf(listed({ seats: SEATS, status: "over" }, 80))).toEqual([12, 9]);
});

test("a recap tells what others did; in a new browser, since one's own last entry", () => {
  const entries = [0, 1, 0, 1, null].map((seat, n) => ({ seq: n + 1, seat }));
  const told = (seats: number[], seen: number | null): number[] =>
    unseen(entries, seats, seen).map(({ seq }) => seq);
  expect(told([0], 1)).toEqual([2, 4, 5]);
  expect(told([0], null)).toEqual([4, 5]);
  expect(told([2], null)).toEqual([1, 2, 3, 4, 5]); // who has done nothing yet hears all of it
});

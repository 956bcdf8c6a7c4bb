import { expect, test } from "vitest";
import { leadersAfter } from "./count";

const BREAKDOWN: Record<string, number>[] = [
  { ships: 4, city: 1 },
  { ships: 2, city: 3, tokens: 2 },
];

test("who is ahead is counted source by source", () => {
  expect(leadersAfter(BREAKDOWN, ["ships"])).toEqual({ seats: [0], points: 4 });
  expect(leadersAfter(BREAKDOWN, ["ships", "city"])).toEqual({ seats: [0, 1], points: 5 });
  expect(leadersAfter(BREAKDOWN, ["ships", "city", "tokens"])).toEqual({ seats: [1], points: 7 });
});

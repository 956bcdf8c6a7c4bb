import { expect, it } from "vitest";
import { EAST, groupsIn, NORTH, SOUTH, sizesIn, WEST } from "./laying";

it("draws every group of a picture by its own corner", () => {
  expect(groupsIn("┌┐\n└┘\n\n╶╴")).toEqual([
    [
      { x: 0, y: 0, edges: EAST | SOUTH },
      { x: 1, y: 0, edges: SOUTH | WEST },
      { x: 0, y: 1, edges: NORTH | EAST },
      { x: 1, y: 1, edges: NORTH | WEST },
    ],
    [
      { x: 0, y: 0, edges: EAST },
      { x: 1, y: 0, edges: WEST },
    ],
  ]);
});

it("counts tiles by their halves", () => {
  expect(sizesIn(" ╷\n╶┴╴\n\n┌┐\n└┘")).toEqual([3, 4, 1]);
});

it("draws nothing of no picture", () => {
  expect(groupsIn("")).toEqual([]);
  expect(sizesIn("")).toEqual([0, 0, 0]);
});

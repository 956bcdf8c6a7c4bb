import { describe, expect, test } from "vitest";
import { notationOf, shown, typed } from "./typed";

const MAP = " D K\nD D\n";

test.each([3, -1, "A more 2", MAP, [1, 2], [[1, -2], [3]], ["uva", "town a-1"]])(
  "%j is typed as it is shown",
  (value) => expect(typed(shown(value), notationOf(value))).toEqual(value),
);

describe("what is typed", () => {
  test.each([
    ["12 ", 3, 12],
    ["", 3, ""],
    ["1,2  x", [0], [1, 2, "x"]],
    ["1 2; 3 4\n", [[0]], [[1, 2], [3, 4]]], // prettier-ignore
    ["uva, kandy\n", ["uva"], ["uva", "kandy"]],
    [" x ", "sun", "x"],
    [" D\nK", MAP, " D\nK\n"],
  ])("%j beside %j is %j", (text, ours, value) =>
    expect(typed(text, notationOf(ours))).toEqual(value),
  );
  test("stands as it is while it does not fit", () =>
    expect(shown([[1, "x"], 2], "rows")).toBe("1 x\n2"));
});

import { expect, test } from "vitest";
import { drawingsIn, withDrawing } from "./drawings";

test("a link carries a drawing from one browser to another", () => {
  const map = "TT.T\nTCTT\n..TT";
  const link = withDrawing("https://tea.example/new/game?mode=friends", "map", map);
  expect(drawingsIn(new URL(link).hash, ["map"])).toEqual({ map });
  expect(drawingsIn("", ["map"])).toEqual({});
  expect(drawingsIn("#box=1abc", ["map"])).toEqual({});
});

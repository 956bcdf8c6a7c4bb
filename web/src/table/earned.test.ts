import { expect, test } from "vitest";
import { earnedIn } from "./earned";

const game = (table_id: string, ...earned: string[]) => ({ table_id, earned, near: { baron: 2 } });

test("only what no earlier game brought is new", () => {
  const played = [game("a", "builder"), game("b", "builder", "baron"), game("c", "farmer")];
  expect(earnedIn(played, "b")).toEqual({ fresh: ["baron"], again: ["builder"], near: ["baron"] });
  expect(earnedIn(played, "c")?.near).toEqual([]);
});

test("a game that does not count brings nothing", () => {
  expect(earnedIn([game("a", "builder")], "forked")).toBeNull();
});

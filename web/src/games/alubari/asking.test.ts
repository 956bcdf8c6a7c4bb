import { expect, test } from "vitest";
import { texts } from "$lib/texts.svelte";
import { onlyPrepares } from "../../table/implied-choices";
import type { Choice } from "../face";
import { asks, preparing, turnWords } from "./asking";
import type { View } from "./view";

const choice = (name: string, values: Choice["values"] = {}): Choice => ({
  id: 0,
  action: name,
  choice: name,
  values,
});
const cube = (kind: string): Choice => choice("cube", { cube: kind });
const steel = choice("work", { step: "steel", price: 3 });
const words = ({ choice: name }: Choice): string => name;

async function question(left: number, selected: Choice | null): Promise<string> {
  await texts.needGame("alubari", "game", "web");
  const view = { decision: "cubes", actor: 0, pending: [{ ask: "cubes", left }] };
  return asks(view as unknown as View, [cube("iron")], () => "Ann", selected).question ?? "";
}

test("what is taken or made is said with its number, and once", async () => {
  await texts.needGame("alubari", "game", "web");
  const taken = [choice("strengthen"), cube("iron"), cube("stone"), cube("iron")];
  expect(turnWords(taken, words)).toEqual(["strengthen", "Take 2 iron ore, 1 stone"]);
  expect(turnWords([steel, steel], words)).toEqual(["Make 2 steel bars from 6 iron ore"]);
}, 60_000);

test("the question counts the cube that is chosen", async () => {
  expect(await question(3, null)).toContain("up to 3 more");
  expect(await question(3, cube("iron"))).toContain("up to 2 more");
  expect(await question(1, cube("iron"))).toContain("that is all");
  expect(await question(1, choice("done"))).toContain("up to 1 more");
}, 60_000);

test("a chai that was paid does nothing by itself", () => {
  expect(onlyPrepares([choice("use"), choice("strengthen")], { preparing })).toBe(true);
  expect(onlyPrepares([choice("strengthen"), cube("iron")], { preparing })).toBe(false);
  expect(onlyPrepares([], { preparing })).toBe(false);
});

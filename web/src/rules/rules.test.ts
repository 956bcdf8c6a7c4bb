import { expect, test } from "vitest";
import { inOrder } from "../games/catalog.svelte";
import { marked, wordsOf } from "./search";
import { chapterOf, chaptersOf, sectionsOf, SHORT } from "./sections";

test("sections come in the order of their first rules, and keep together", () => {
  const rule = (number: string, section: string) => ({ number, section, kind: "stated" as const });
  const rules = [rule("A01", "setup"), rule("A02", "end"), rule("A03", "setup")];
  expect(sectionsOf(rules).map(({ name, rules }) => [name, rules.map((r) => r.number)])).toEqual([
    ["setup", ["A01", "A03"]],
    ["end", ["A02"]],
  ]);
});

test("a chapter is found by its name or by a rule in it, else the first is shown", () => {
  const rule = (number: string, section: string) => ({ number, section, kind: "stated" as const });
  const sections = sectionsOf([rule("A01", "setup"), rule("A02", "end")]);
  const chapters = chaptersOf(sections, true);
  expect(chapters).toEqual([SHORT, "setup", "end"]);
  expect(chaptersOf(sections, false)).toEqual(["setup", "end"]);
  expect(chapterOf(sections, chapters, "end", undefined)).toBe("end");
  expect(chapterOf(sections, chapters, undefined, "A02")).toBe("end");
  expect(chapterOf(sections, chapters, "football", "X99")).toBe(SHORT);
  expect(chapterOf([], [], undefined, undefined)).toBe("");
});

test("a search leaves accents and capitals aside, and marks what it met", () => {
  const parts = marked("Déblayez un ÉTÉ", wordsOf("ete debl"));
  expect(parts.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(["Débl", "ÉTÉ"]);
  expect(parts.map(({ text }) => text).join("")).toBe("Déblayez un ÉTÉ");
});

test("games are offered shortest first, those that do not say last", () => {
  const minutes: Record<string, number> = { long: 90, short: 20 };
  const order = inOrder(["zen", "long", "abc", "short"], (name) => minutes[name] ?? Infinity);
  expect(order).toEqual(["short", "long", "abc", "zen"]);
});

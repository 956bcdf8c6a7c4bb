import { expect, test } from "vitest";
import { inOrder } from "../games/catalog.svelte";
import { marked, wordsOf } from "./search";
import { sectionsOf } from "./sections";

test("sections come in the order of their first rules, and keep together", () => {
  const rule = (number: string, section: string) => ({ number, section, kind: "stated" as const });
  const rules = [rule("A01", "setup"), rule("A02", "end"), rule("A03", "setup")];
  expect(sectionsOf(rules).map(({ name, rules }) => [name, rules.map((r) => r.number)])).toEqual([
    ["setup", ["A01", "A03"]],
    ["end", ["A02"]],
  ]);
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

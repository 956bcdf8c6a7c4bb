import { beforeEach, expect, test, vi } from "vitest";
import { KeptByTable } from "./kept-by-table";

const kept = new Map<string, string>();
const links = new KeptByTable<string>("links");

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a value is kept for each table until it is forgotten", () => {
  links.set("one", "a");
  links.set("two", "b");
  links.set("one", "c");
  expect([links.get("one"), links.get("two"), links.get("three")]).toEqual(["c", "b", null]);
  links.set("one", null);
  expect([links.get("one"), links.get("two")]).toEqual([null, "b"]);
});

test("only the last tables are kept", () => {
  for (let n = 0; n < 60; n++) links.set(`table ${n}`, "a");
  expect([links.get("table 9"), links.get("table 10")]).toEqual([null, "a"]);
});

test("a browser that keeps nothing, or something else, has no values", () => {
  kept.set("links", '{"one": "a"}');
  expect(links.get("one")).toBeNull();
  vi.stubGlobal("localStorage", undefined);
  links.set("one", "a");
  expect(links.get("one")).toBeNull();
});

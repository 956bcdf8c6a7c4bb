import { expect, test, vi } from "vitest";

import { keep, kept, keptList, keptRecord } from "./kept";

const storage = (things: Map<string, string>): void => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => things.get(key) ?? null,
    setItem: (key: string, value: string) => things.set(key, value),
  });
};

test("what is kept is found again as it was", () => {
  storage(new Map());
  expect(keep("tea", { leaves: 3 })).toBe(true);
  expect(kept("tea")).toEqual({ leaves: 3 });
  expect(keptRecord("tea")).toEqual({ leaves: 3 });
});

test.each(["", "{", "null", "7", '"tea"'])("%s is neither a list nor a record", (found) => {
  storage(new Map([["tea", found]]));
  expect(keptList("tea")).toEqual([]);
  expect(keptRecord("tea")).toEqual({});
});

test("where nothing can be kept, nothing is found", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(keep("tea", 1)).toBe(false);
  expect(kept("tea")).toBeNull();
});

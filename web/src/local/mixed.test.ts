import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listed } from "$lib/api";
import { http, type Transport } from "$lib/transport";
import { noteGone, noteHere } from "./here";
import { isAboutHere, mixed } from "./mixed";
import { inParts, entryOf } from "./moving";

const MINE = "abcdefgh12345678";
const OTHER = "zzzzzzzz12345678";
const reply = (data: unknown) => ({ status: 200, data, date: null });

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  noteHere(MINE);
});
afterEach(() => {
  kept.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a moved table is asked here, but for what is about its move", () => {
  expect(isAboutHere(`/tables/${MINE}`)).toBe(true);
  expect(isAboutHere(`/tables/${MINE}/updates?since=3`)).toBe(true);
  expect(isAboutHere(`/tables/${MINE}/local/entries`)).toBe(false);
  expect(isAboutHere(`/tables/${OTHER}`)).toBe(false);
  expect(isAboutHere("/me/tables")).toBe(false);
  noteGone(MINE);
  expect(isAboutHere(`/tables/${MINE}`)).toBe(false);
});

test("each table is asked where it is, and lists say how those of this browser stand", async () => {
  const listed = (id: string, seq: number) => ({ table: { id, seq } }) as Listed;
  const here: Transport = {
    request: vi.fn(async () => reply("here")),
    listen: vi.fn(),
  };
  const there = vi
    .spyOn(http, "request")
    .mockImplementation(async () => reply({ tables: [listed(MINE, 2), listed(OTHER, 5)] }));
  const both = mixed(here, async () => ({ listed: async () => [listed(MINE, 9)] }));
  expect((await both.request("GET", `/tables/${MINE}/replay`)).data).toBe("here");
  expect(there).not.toHaveBeenCalled();
  const { tables } = (await both.request("GET", "/me/tables")).data as { tables: Listed[] };
  expect(tables.map(({ table }) => table.seq)).toEqual([9, 5]);
});

test("a journal goes back in parts that are small enough, whole and in order", () => {
  const row = {
    kind: "act",
    seat: 0,
    at: 1,
    digest: "d".repeat(64),
    actions: '["x"]',
    draws: "[[]]",
    data: '{"to":3,"lapses":99}',
  };
  const entries = Array.from({ length: 450 }, (_, at) => entryOf({ ...row, at }));
  expect(entries[0]).toMatchObject({ actions: ["x"], draws: [[]], data: { to: 3 } });
  expect(entries[0]?.data).not.toHaveProperty("lapses");
  const parts = inParts(entries);
  expect(parts.flat()).toEqual(entries);
  for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(60_000);
  expect(inParts([])).toEqual([[]]);
});

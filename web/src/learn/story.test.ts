import { expect, test, vi } from "vitest";
import type { Gain, Gains } from "$lib/api";
import type { GameFace } from "../games/face";
import type { LogLine } from "../table/log";
import { turnsTold } from "./story";

vi.mock("$lib/texts.svelte", () => {
  const words = (key: string, values: Record<string, unknown> = {}): string =>
    `${key.split("-").at(-1)} ${Object.values(values).join(" ")}`.trim();
  return { t: words, texts: { has: () => true, number: String, language: "en" } };
});

const gain = (seat: number, points: number): Gain => ({
  seat,
  points,
  place: 1,
  before: 1,
  sources: points === 0 ? {} : { ships: points },
});
const line = (by: number, name: string): LogLine => ({
  id: name,
  seq: 1,
  kind: "event",
  seat: by,
  event: { name, values: { seat: by } },
  places: [],
  by,
});
const table = (lines: LogLine[]) => ({
  game: "chess",
  seat: 0,
  face: { telling: ["took"] } as unknown as GameFace,
  name: (seat: number) => ["Ann", "Asha", "Ravi"][seat] ?? "",
  lines,
});
const told = (...turns: [number, number, number, number][]): Gains => ({
  since: 0,
  at: 3,
  gains: [],
  turns: turns.map(([seat, ...points]) => ({ seat, gains: points.map((n, one) => gain(one, n)) })),
});

test("each turn says what was done, what it brought, and what it meant for me", () => {
  const lines = [line(1, "moved"), line(1, "took"), line(2, "moved")];
  const said = turnsTold(table(lines), told([0, 2, 0, 0], [1, -1, 3, 0], [2, 0, 0, 0]));
  expect(said).toEqual([
    { seat: 0, words: "one you +2 ships +2" },
    { seat: 1, words: "one took 1 Asha +3 ships +3. one you -1 ships -1" },
    { seat: 2, words: "moved 2 Ravi" },
  ]);
});

test("somebody who comes to choose twice is told of twice", () => {
  const lines = [line(1, "took"), line(2, "took"), line(1, "moved")];
  const said = turnsTold(table(lines), told([1, 0, 0, 0], [2, 0, 0, 0], [1, 0, 1, 0]));
  expect(said.map(({ words }) => words)).toEqual([
    "took 1 Asha",
    "took 2 Ravi",
    "one moved 1 Asha +1 ships +1",
  ]);
});

test("the sources that are told add up, however many there are", () => {
  const many = { ...gain(1, 9), sources: { ships: 5, city: 3, demand: 2, halves: -1 } };
  const all = { since: 0, at: 1, gains: [], turns: [{ seat: 1, gains: [gain(0, 0), many] }] };
  const [said] = turnsTold(table([]), all);
  expect(said?.words).toBe("gain Asha +9 ships +5, city +3, rest +1");
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { t, texts } from "$lib/texts.svelte";
import type { LogLine } from "../../table/log";
import { gistWords } from "../../table/words";
import { staged } from "./events";

const PATIENCE = 60_000; // milliseconds until texts are read, on a busy machine
beforeAll(() => texts.needGame("alubari", "game"), PATIENCE);
afterAll(() => texts.speak("en"), PATIENCE);

const name = (): string => "Ann";
const line = (event: string, values: Record<string, string | number>): LogLine => ({
  id: event,
  seq: 1,
  kind: "event",
  seat: 0,
  event: { name: event, values: { seat: 0, ...values } },
  places: [],
  by: 0,
});
const TAKEN = [line("leaves-gained", { leaves: 2 }), line("steel-gained", { bars: 1 })];
const PLACED = ["A", "C"].map((area) => line("labourer-placed", { area, number: 1 }));

test(
  "the line of a turn says who and what was done only once",
  async () => {
    expect(gistWords("alubari", TAKEN, name)).toBe("Ann took 2 leaves · 1 steel bar");
    const placed = gistWords("alubari", PLACED, name);
    expect(placed).toMatch(/^Ann placed a labourer: .*, space 1 · C, .*, space 1$/);
    await texts.speak("fr");
    expect(gistWords("alubari", TAKEN, name)).toMatch(/^Ann a \p{L}+ 2 feuilles · 1 barre/u);
  },
  PATIENCE,
);

test(
  "numbers below zero have a minus sign in every sentence",
  async () => {
    await texts.speak("en");
    expect(texts.number(-12)).toBe("−12");
    const said = t("alubari-event-leaves-gained", { name: "Ann-2", leaves: -2 });
    expect(said).toBe("Ann-2 took −2 leaves");
  },
  PATIENCE,
);

test("equipment that is lost is announced, and one that is kept is not", () => {
  const upkeep = (paid: string) => ({ name: "maintained", values: { seat: 0, upkeep: paid } });
  expect(staged(upkeep("return"))).toBe("maintenance");
  expect(staged(upkeep("steel"))).toBe(null);
});

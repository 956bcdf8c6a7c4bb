import { expect, test } from "vitest";
import type { PlayedHistory } from "$lib/api";
import { newFeats } from "./history";

const told = (pending: number): PlayedHistory =>
  ({
    pending,
    feats: [
      { game: "chess", feat: "victory", table_id: "a" },
      { game: "chess", feat: "hundred", table_id: "b" },
      { game: "chess", feat: "captain", table_id: null },
    ],
  }) as unknown as PlayedHistory;

test("a feat is new at the first table it was done at", () => {
  expect(newFeats(told(0), "b")).toEqual(["hundred"]);
  expect(newFeats(told(0), "c")).toEqual([]);
});

test("while older games are not known nothing is called new", () => {
  expect(newFeats(told(3), "b")).toEqual([]);
});

import { expect, test, vi } from "vitest";
import type { Choice } from "../face";
import { onHex } from "./hex-choices";
import type { CeylonScene } from "./view";

const PLANT: Choice = {
  id: 1,
  action: "plant",
  choice: "do",
  values: { action: "plant", cost: 5, gain: 0 },
};
const plantOn = (hex: string): Choice => ({
  id: 2,
  action: `plant ${hex}`,
  choice: "plant",
  values: { hex },
  via: [PLANT],
});

/** A pawn on c4, and a plantation of `owner` there; c5 is free. */
const sceneOf = (choices: Choice[], owner: number | null = null): CeylonScene =>
  ({
    seat: 0,
    choices,
    view: {
      seats: [{ pawn: "c4" }],
      map: [
        [
          { hex: "c4", owner },
          { hex: "c5", owner: null },
        ],
      ],
    },
    choose: vi.fn(),
  }) as unknown as CeylonScene;

test("where it is not asked where to plant, the hex of the pawn means planting", () => {
  const scene = sceneOf([PLANT]);
  expect(onHex(scene, "c4")).toBe(PLANT);
  expect(onHex(scene, "c5")).toBeUndefined();
});

test("a hex that bears a plantation means no planting", () => {
  expect(onHex(sceneOf([PLANT], 1), "c4")).toBeUndefined();
});

test("where it is asked, the hex is the answer to that", () => {
  const there = plantOn("c4");
  expect(onHex(sceneOf([PLANT, there]), "c4")).toBe(there);
});

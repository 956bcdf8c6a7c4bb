import { expect, test } from "vitest";
import { texts } from "$lib/texts.svelte";
import type { Player } from "../face";
import { seatLine } from "./summary";
import type { View } from "./view";

test("a seat without goods is said to have none", async () => {
  await texts.needGame("alubari", "game", "web");
  const seats = [{ goods: {}, labourers: 2, markers: 19 }];
  const view = { seats, standings: [{ points: 0 }] } as unknown as View;
  const ann = { seat: 0, name: "Ann" } as Player;
  expect(seatLine(view, ann)).toContain("· nothing in store ·");
}, 60_000);

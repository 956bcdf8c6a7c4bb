// The box of Alubari: which of its components can be drawn, and by what.

import { defineBox } from "../face";
import BoxPicture from "./BoxPicture.svelte";
import type { View } from "./view";

const DRAWN = [
  "contract",
  "equipment",
  "area",
  "estate",
  "railway",
  "actions",
  "rates",
  "weather",
  "chai_track",
  "shed",
  "darjeeling",
];
const STALLS = [
  "numbers.stock_yard",
  "numbers.excavate",
  "numbers.works",
  "numbers.track",
  "numbers.crew",
  "numbers.third_labourer",
  "numbers.events",
];

export const box = defineBox<View>({
  draws: (table) => DRAWN.includes(table.split(".")[0] ?? "") || STALLS.includes(table),
  options: (table) => ({ players: table.startsWith("darjeeling") ? 2 : 5 }),
  Picture: BoxPicture,
});

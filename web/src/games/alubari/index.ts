import type { GameFace } from "../contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Facts from "./Facts.svelte";
import Tracker from "./Tracker.svelte";
import Tray from "./Tray.svelte";

export const face: GameFace = {
  name: "alubari",
  Board,
  Cover,
  Facts,
  Tracker,
  Tray,
  points: () => [],
  progress: () => ({ key: "alubari-title", values: {} }),
  summary: () => [],
  phases: () => ({ keys: [], now: 0 }),
  group: (choice) => choice.choice,
  places: () => [],
  motions: () => [],
};

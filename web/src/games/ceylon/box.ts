// The box of Ceylon: which of its components can be drawn, and by what.

import { defineBox } from "../face";
import BoxPicture from "./BoxPicture.svelte";
import type { CeylonView } from "./view";

const DRAWN = [
  "cards",
  "contracts",
  "map",
  "two_players",
  "shapes",
  "elevation",
  "technology",
  "technology_points",
  "spaces",
  "start",
  "board",
  "starting_tiles",
  "starting_effects",
  "councillors",
  "scoring",
];

export const box = defineBox<CeylonView>({
  draws: (table) => DRAWN.includes(table.split(".")[0] ?? ""),
  options: (table) => ({ players: table === "two_players" ? 2 : 4 }),
  Picture: BoxPicture,
});

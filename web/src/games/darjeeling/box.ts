// The box of Darjeeling: which of its components can be drawn, and by what.

import { defineBox } from "../face";
import BoxPicture from "./BoxPicture.svelte";
import type { View } from "./view";

const DRAWN = ["tiles", "halves", "strips", "maps"];

/** The position a component is best seen in: the strip of its number of players, the map itself. */
function options(table: string): Record<string, string | number> {
  const [group, name = ""] = table.split(".");
  if (group === "strips") return { players: Number(name) };
  if (group === "maps") return { map: name };
  return {};
}

export const box = defineBox<View>({
  draws: (table) => DRAWN.includes(table.split(".")[0] ?? ""),
  options,
  Picture: BoxPicture,
});

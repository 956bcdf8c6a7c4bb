// What councillors and starting tiles do, with the numbers this table plays with.

import { t } from "$lib/texts.svelte";
import type { CeylonScene } from "./view";

const WITHOUT_NUMBER = ["plant_adjacent"];
const TILES_WITH_NUMBER = ["rupees", "technology"];

export function effectOf(scene: CeylonScene, councillor: string): string {
  const n = numberAt(scene, `councillors.${councillor}`);
  if (n === null && !WITHOUT_NUMBER.includes(councillor)) return "";
  return t("web-ceylon-effect", { councillor, n: n ?? 0 });
}

export function tileEffectOf(scene: CeylonScene, tile: string): string {
  const n = numberAt(scene, `starting_effects.${tile}`);
  if (n === null && TILES_WITH_NUMBER.includes(tile)) return "";
  return t("web-ceylon-tile-effect", { tile, n: n ?? 0 });
}

/** Not there yet while the server has not told it. */
function numberAt(scene: CeylonScene, path: string): number | null {
  const value = scene.values?.[path];
  return typeof value === "number" ? value : null;
}

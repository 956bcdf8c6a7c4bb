// What councillors and starting tiles do, with the numbers this table plays with.

import { t } from "$lib/texts.svelte";
import type { CeylonScene } from "./view";

export const effectOf = (scene: CeylonScene, councillor: string): string =>
  told(scene, `councillors.${councillor}`, (n) => t("web-ceylon-effect", { councillor, n }));

export const tileEffectOf = (scene: CeylonScene, tile: string): string =>
  told(scene, `starting_effects.${tile}`, (n) => t("web-ceylon-tile-effect", { tile, n }));

/** Nothing while the server has not told the numbers; some effects have none. */
function told({ values }: CeylonScene, path: string, words: (n: number) => string): string {
  return values ? words(Number(values[path] ?? 0)) : "";
}

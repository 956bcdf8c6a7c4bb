// A marker of the demand chute: shipping its variety by it, and what it says.

import { t } from "$lib/texts.svelte";
import { choiceOf, choosableShape, unlit } from "../choosable";
import { demandOf, type DarjeelingScene, type Variety, type View } from "./view";

/** The topmost marker of a variety is chosen; those below it only pass on a click. */
export function demandMarker(scene: DarjeelingScene, variety: Variety, topmost: boolean) {
  const choice = choiceOf(scene, "ship", { variety });
  if (!choice) return unlit(scene, `ship ${variety}`);
  return topmost ? choosableShape(scene, choice) : { onclick: () => scene.choose(choice) };
}

export const demandWords = (view: View, variety: Variety): string =>
  t("web-darjeeling-demand-does", { variety, bonus: demandOf(view, variety) });

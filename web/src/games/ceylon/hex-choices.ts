// The choices of actions by themselves, and those of a hex.

import { choiceOf } from "../choosable";
import type { Choice } from "../face";
import { hexesOf, type CeylonScene, type ActionKind } from "./view";

/** What can be done with a hex; where there are several, the first of these is meant. */
const ON_HEX = ["harvest", "harvest-other", "plant", "second-marker", "move", "found", "peak"];

/** The choice of an action by itself: "plant", "move". Its place differs from the hexes of "plant b3". */
export const doing = (scene: CeylonScene, kind: ActionKind): Choice | undefined =>
  choiceOf(scene, "do", { action: kind });

export const onHex = (scene: CeylonScene, hex: string): Choice | undefined =>
  ON_HEX.map((name) => choiceOf(scene, name, { hex })).find((found) => found !== undefined) ??
  plantingHere(scene, hex);

/** Where only one hex can be planted on, it is not asked which: the pawn's own, while it is free (C23). */
function plantingHere(scene: CeylonScene, hex: string): Choice | undefined {
  const pawn = scene.seat === null ? null : scene.view.seats[scene.seat]?.pawn;
  const isFree = hexesOf(scene.view).some((one) => one.hex === hex && one.owner === null);
  return hex === pawn && isFree ? doing(scene, "plant") : undefined;
}

// The choices of actions by themselves, and those of a hex.

import { choiceOf } from "../choosable";
import type { Choice } from "../contract";
import type { CeylonScene, ActionKind } from "./view";

/** What can be done with a hex; where there are several, the first of these is meant. */
const ON_HEX = ["harvest", "harvest-other", "plant", "second-marker", "move", "found", "peak"];

/** The choice of an action by itself: "plant", "move". Its place differs from the hexes of "plant b3". */
export const doing = (scene: CeylonScene, kind: ActionKind): Choice | undefined =>
  choiceOf(scene, "do", { action: kind });

export const onHex = (scene: CeylonScene, hex: string): Choice | undefined =>
  ON_HEX.map((name) => choiceOf(scene, name, { hex })).find((found) => found !== undefined);

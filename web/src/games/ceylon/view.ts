// Ceylon's view, as the engine declares it, and how it is read.

import type { Scene } from "../contract";
import type { CeylonView, HexView, Tea } from "./view-types";

export type * from "./view-types";

export const TEAS: Tea[] = ["black", "green", "white"];

export const hexesOf = (view: CeylonView): HexView[] => view.map.flat();

/** `plant_adjacent` as the messages spell it: `plant-adjacent`. */
export const dashed = (name: string): string => name.replaceAll("_", "-");

export type CeylonScene = Scene<CeylonView>;

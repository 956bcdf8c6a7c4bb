// Ceylon's view, as the engine declares it, and how it is read.

import type { Scene } from "../face";
import type { CeylonView, HexView, Tea } from "./view-types";

export type * from "./view-types";

export const TEAS: Tea[] = ["black", "green", "white"];

export const hexesOf = (view: CeylonView): HexView[] => view.map.flat();

/** `plant_adjacent` as the messages spell it: `plant-adjacent`. */
export const dashed = (name: string): string => name.replaceAll("_", "-");

export type CeylonScene = Scene<CeylonView>;

/** The view as the others would have it: the own hand is among the cards unseen. */
export function withoutHand(view: CeylonView): CeylonView {
  const unseen = { ...view.unseen };
  for (const { hand } of view.seats)
    for (const [card, n] of Object.entries(hand ?? {})) unseen[card] = (unseen[card] ?? 0) + n;
  return { ...view, unseen, seats: view.seats.map((seat) => ({ ...seat, hand: null })) };
}

// Where events happen on the board, and how their pieces travel.

import type { Happening, Motion } from "../face";
import type { CeylonView } from "./view";

/** The places an event names: hexes, districts, wagons, floors of the technology track. */
export function placesOf({ name, values }: Happening): string[] {
  if (name === "councillor-seated" || name === "councillor-contracted")
    return [`councillor-${values.district}`];
  if (name === "contract-laid" || name === "contract-fulfilled") return [`wagon-${values.wagon}`];
  if (name === "bonus-taken") return ["bonus"];
  if (name === "card-played") return ["played"];
  const found: string[] = [];
  if (name === "moved") found.push(String(values.origin));
  if (values.hex !== undefined) found.push(String(values.hex));
  else if (values.district !== undefined) found.push(String(values.district));
  if (values.space !== undefined) found.push(`technology-${values.space}`);
  return found;
}

/** The pieces an event lifts and sets down, in order. */
export function motionsOf({ name, values }: Happening, view: CeylonView): Motion[] {
  const seat = typeof values.seat === "number" ? values.seat : null;
  const home = (thing: string): string =>
    seat === view.seat ? `mine-${thing}` : `${thing}-${seat}`;
  const disc = `disc-${seat}`;
  const carried = (piece: string, from: string, to: string): Motion => ({ piece, seat, from, to });
  const chests = (from: string, to: string): Motion[] =>
    (["black", "green", "white"] as const).flatMap((tea) =>
      Array.from({ length: Number(values[tea]) }, () => carried(`chest-${tea}`, from, to)),
    );
  switch (name) {
    case "moved":
      return [carried("pawn", String(values.origin), String(values.hex))];
    case "first-plantation":
      return [
        carried(disc, home("markers"), String(values.hex)),
        carried("pawn", home("markers"), String(values.hex)),
      ];
    case "planted":
    case "second-marker":
      return [carried(disc, home("markers"), String(values.hex))];
    case "harvested":
      return [carried(`chest-${values.tea}`, String(values.hex), home("tea"))];
    case "contract-fulfilled":
      return [
        ...chests(home("tea"), `wagon-${values.wagon}`),
        carried("contract", `wagon-${values.wagon}`, home("contracts")),
      ];
    case "contract-laid":
      return [carried("contract", "pile", `wagon-${values.wagon}`)];
    case "councillor-contracted":
      return [carried(disc, home("markers"), `councillor-${values.district}`)];
    case "technology-advanced":
      return [carried(disc, `technology-${values.origin}`, `technology-${values.space}`)];
    case "card-played":
      return seat === view.seat ? [carried("card", "mine-hand", "played")] : [];
    case "card-drawn":
      return seat === view.seat ? [carried("card", "deck", "mine-hand")] : [];
    case "bonus-taken":
      return [carried("medal", "bonus", home("rupees"))];
    case "rupees-chosen":
    case "trade-premium":
      return [carried("coin", "train", home("rupees"))];
    case "rupees-taken":
    case "gift-taken":
      return [carried("coin", "played", home("rupees"))];
    default:
      return [];
  }
}

/** What a turn was about: the card and what came of it. */
export const telling = ["last-card", "last-marker", "card-played", "starting-player"];

/** That the last round begins concerns everybody. */
export const stagedOf = ({ name }: Happening): string | null =>
  name === "last-marker" || name === "last-card" ? "first" : null;

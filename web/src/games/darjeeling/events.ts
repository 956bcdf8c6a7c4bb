// What an event of Darjeeling names on the board, and how its pieces travel.

import type { Happening, Motion } from "../face";
import type { View } from "./view";

export function places({ name, values }: Happening): string[] {
  switch (name) {
    case "crate-placed":
    case "crate-recalled":
      return [`quay-${values.quay}`];
    case "collector-moved":
      return [String(values.origin), String(values.cell)];
    case "tiles-laid":
    case "tiles-revealed":
      return ["warehouse"];
    case "demand-bonus":
      return [`demand-${values.variety}`];
    default:
      return values.cell === undefined ? [] : [String(values.cell)];
  }
}

export function motions({ name, values }: Happening, view: View): Motion[] {
  const seat = typeof values.seat === "number" ? values.seat : null;
  const home = seat === view.seat ? "mine" : `seat-${seat}`;
  const top = `quay-${view.quays.length}`;
  const fly = (piece: string, from: string, to: string): Motion[] => [{ piece, seat, from, to }];
  const several = (count: number, motion: Motion[]): Motion[] =>
    Array<Motion[]>(Math.min(count, 3)).fill(motion).flat();
  const crates = `crate-${seat}`;
  switch (name) {
    case "crate-placed":
      return fly(crates, home, `quay-${values.quay}`);
    case "tile-taken":
      return fly(`tile-${values.tile}`, String(values.cell), home);
    case "hidden-tile-taken":
      return fly("tile", String(values.cell), home);
    case "token-taken":
      return fly("token", "reserve", home);
    case "tokens-used":
      return fly("token", home, "reserve");
    case "collector-moved":
      return fly(
        `collector-${values.direction}-${seat}`,
        String(values.origin),
        String(values.cell),
      );
    case "collector-placed":
      return fly(`collector-${values.direction}-${seat}`, home, String(values.cell));
    case "space-refilled":
      return fly(`tile-${values.tile}`, "bag", String(values.cell));
    case "tiles-laid":
    case "tiles-revealed":
      return fly(`tile-${values.variety}-${largest(values)}`, home, "warehouse");
    case "crates-returned":
      return several(Number(values.crates), fly(crates, "quay-1", home));
    case "ship-loaded":
      return several(Number(values.crates), fly(crates, home, top));
    case "crate-recalled":
      return fly(crates, `quay-${values.quay}`, top);
    case "demand-bonus":
      return fly(`marker-${values.variety}`, `demand-lower-${values.variety}`, "demand-top");
    default:
      return [];
  }
}

const largest = (values: Happening["values"]): number => (values.threes ? 3 : values.twos ? 2 : 1);

/** What a turn was about: what was shipped, else what was collected. */
export const telling = [
  "target-reached",
  "round-limit-reached",
  "ship-loaded",
  "tile-taken",
  "hidden-tile-taken",
  "collector-moved",
];

/** That the game ends concerns everybody. */
export const staged = ({ name }: Happening): string | null =>
  name === "target-reached" || name === "round-limit-reached" ? "first" : null;

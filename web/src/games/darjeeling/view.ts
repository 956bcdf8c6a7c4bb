// What Darjeeling's engine shows, and how its words are read.

import type { Scene } from "../face";
import type {
  DarjeelingView,
  Direction,
  Quay,
  SeatView,
  Shipment,
  Tile as TileName,
  Variety,
} from "./view-types";

export type { Direction, Quay, SeatView, Shipment, Variety };
export type View = DarjeelingView;

export const VARIETIES = ["black", "green", "white", "red"] as const satisfies Variety[];
export const DIRECTIONS = ["N", "E", "S", "W"] as const satisfies Direction[];

export type Halves = 1 | 2 | 3;
export const HALVES: Halves[] = [1, 2, 3];

/** Tiles by name, "black-2": 3; kinds without tiles are left out. */
export type Tiles = Partial<Record<TileName, number>>;

export type DarjeelingScene = Scene<View>;

const INITIALS: Record<string, Variety> = { b: "black", g: "green", w: "white", r: "red" };

export interface Tile {
  variety: Variety;
  halves: Halves;
}

/** The tile of a cell, "b2", or null where there is none. */
export function tileOf(content: string): Tile | null {
  const variety = INITIALS[content[0] ?? ""];
  if (variety === undefined) return null;
  return { variety, halves: Number(content[1]) as Halves };
}

export const tileName = (tile: Tile): TileName => `${tile.variety}-${tile.halves}`;

/** How many tiles of one, two, three halves of a variety there are. */
export function sizes(tiles: Tiles | null, variety: Variety): [number, number, number] {
  const count = (halves: Halves): number => tiles?.[`${variety}-${halves}`] ?? 0;
  return [count(1), count(2), count(3)];
}

export const halvesIn = ([ones, twos, threes]: [number, number, number]): number =>
  ones + 2 * twos + 3 * threes;

export interface GridPoint {
  x: number;
  y: number;
}

export const cellName = ({ x, y }: GridPoint): string => `${String.fromCharCode(97 + x)}${y + 1}`;

export const placeOf = (cell: string): GridPoint => ({
  x: cell.charCodeAt(0) - 97,
  y: Number(cell.slice(1)) - 1,
});

export const STEPS: Record<Direction, GridPoint> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

export const ANGLES: Record<Direction, number> = { N: 0, E: 90, S: 180, W: 270 };

/** The way one looks from a place to another on the same line. */
export function directionTo(from: GridPoint, to: GridPoint): Direction {
  if (from.x === to.x) return to.y < from.y ? "N" : "S";
  return to.x > from.x ? "E" : "W";
}

/** Demand markers from the top, and how many lie above the upper marker of a variety. */
export const fromTop = (view: View): Variety[] => [...view.chute].reverse();
export const demandOf = (view: View, variety: Variety): number => fromTop(view).indexOf(variety);

export const isOwnMap = (map: string): boolean => !["india", "sri_lanka", "china"].includes(map);

// What Darjeeling's engine shows, and how its words are read.

import type { Choice, Scene } from "../contract";

export const VARIETIES = ["black", "green", "white", "red"] as const;
export type Variety = (typeof VARIETIES)[number];

export type Halves = 1 | 2 | 3;
export const HALVES: Halves[] = [1, 2, 3];

export const DIRECTIONS = ["N", "E", "S", "W"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Tiles by name, "black-2": 3; kinds without tiles are left out. */
export type Tiles = Record<string, number>;

export interface Quay {
  multiplier: number;
  /** crates of each seat on the ship */
  crates: number[];
}

export interface SeatView {
  score: number;
  earned: Record<string, number>;
  next_ships: number;
  collector: string | null;
  facing: Direction | null;
  supply: number;
  tile_count: number;
  /** null behind a closed screen */
  tiles: Tiles | null;
  tokens: number | null;
}

export interface Shipment {
  variety: Variety;
  /** tiles laid with one, two, three halves */
  laid: [number, number, number];
  on_table: boolean;
  used: string;
  allowed: number;
  loaded: number;
}

export interface View {
  seat: number | null;
  players: number;
  actor: number | null;
  decision: string | null;
  options: {
    map: string;
    memory: "open" | "closed";
    two_half: "adjacent" | "opposite";
    target: number;
    round_limit: number;
  };
  round: number;
  first: number;
  /** rows from the north: "." outside, "_" empty, "C" city, "b2" tile, "@1" collector of seat 1 */
  map: string[][];
  bag: { total: number; tiles: Tiles | null };
  warehouse: Tiles;
  /** demand markers from the bottom */
  chute: Variety[];
  reserve: number;
  /** from the bottom quay up */
  quays: Quay[];
  seats: SeatView[];
  shipment: Shipment | null;
}

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

export const tileName = (tile: Tile): string => `${tile.variety}-${tile.halves}`;

/** How many tiles of one, two, three halves of a variety there are. */
export function sizes(tiles: Tiles | null, variety: Variety): [number, number, number] {
  const count = (halves: Halves): number => tiles?.[`${variety}-${halves}`] ?? 0;
  return [count(1), count(2), count(3)];
}

export const halvesIn = ([ones, twos, threes]: [number, number, number]): number =>
  ones + 2 * twos + 3 * threes;

export interface Place {
  x: number;
  y: number;
}

export const cellName = ({ x, y }: Place): string => `${String.fromCharCode(97 + x)}${y + 1}`;

export const placeOf = (cell: string): Place => ({
  x: cell.charCodeAt(0) - 97,
  y: Number(cell.slice(1)) - 1,
});

export const STEPS: Record<Direction, Place> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

export const ANGLES: Record<Direction, number> = { N: 0, E: 90, S: 180, W: 270 };

/** The way one looks from a place to another on the same line. */
export function directionTo(from: Place, to: Place): Direction {
  if (from.x === to.x) return to.y < from.y ? "N" : "S";
  return to.x > from.x ? "E" : "W";
}

/** Demand markers from the top, and how many lie above the upper marker of a variety. */
export const fromTop = (view: View): Variety[] => [...view.chute].reverse();
export const demandOf = (view: View, variety: Variety): number => fromTop(view).indexOf(variety);

/** The legal choice written so, if there is one. */
export const choiceOf = (scene: DarjeelingScene, action: string): Choice | undefined =>
  scene.choices.find((choice) => choice.action === action);

export const isOwnMap = (map: string): boolean => !["india", "sri_lanka", "china"].includes(map);

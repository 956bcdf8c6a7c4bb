// Alubari's view, as the engine declares it, and how it is read; every seat sees the same.

import type { Scene } from "../face";
import type {
  AlubariView as View,
  Area as Letter,
  Card,
  Cube,
  Estate,
  Gain,
  Good,
  Need,
  Owner,
  SeatView as Seat,
  Section,
  Standing,
  StationArea as Area,
  Town,
  Weather as WeatherKind,
} from "./view-types";

export type {
  Area,
  Card,
  Cube,
  Estate,
  Gain,
  Good,
  Letter,
  Owner,
  Seat,
  Section,
  Standing,
  Town,
  View,
  WeatherKind,
};

export const GOODS: Good[] = ["iron", "stone", "rubble", "steel", "leaves", "chai"];
export const CUBES: Cube[] = ["iron", "stone", "chai"];
export const NOBODY = -1;

export type Goods = Partial<Record<Good, number>>;
export type Needs = Partial<Record<Need, number>>;

export const cardName = (number: number): string => `c${String(number).padStart(2, "0")}`;

/** Questions that are answered several times. */
export const COUNTED = ["cubes", "dig", "lay", "swap", "borrow"];

/** What is asked now, with how often it may still be answered. */
export const asked = (view: View) => view.pending.at(-1) ?? null;

/** The space whose labourer acts now, from 0; -1 when none does. */
export const acting = (view: View, area: Letter): number =>
  view.phase === "work" && view.area === area && view.stage === "spaces" ? view.space - 1 : -1;

export type AlubariScene = Scene<View>;

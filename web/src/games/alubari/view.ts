// The view of Alubari as the engine gives it; every seat sees the same.

export type Good = "iron" | "stone" | "rubble" | "steel" | "leaves" | "chai";
export type Cube = "iron" | "stone" | "chai" | "event";
export type WeatherKind = "none" | "sun" | "rain" | "fog";
export type Letter = "A" | "B" | "C" | "D" | "E" | "F" | "G";
/** A seat, or the game itself. */
export type Owner = number | "game";

export const GOODS: Good[] = ["iron", "stone", "rubble", "steel", "leaves", "chai"];
export const CUBES: Cube[] = ["iron", "stone", "chai"];
export const NOBODY = -1;

export type Goods = Partial<Record<Good, number>>;
export type Needs = Partial<Record<"track" | "station" | "rubble_station" | "estate" | "leaves", number>>;
export type Gain = "third" | "steel" | "contract" | "equipment" | "chai" | "leaves" | "per_chai";

export interface Area {
  name: string;
  cost: Goods;
  points: number;
  gives: Partial<Record<Gain, number>>;
  owner: Owner | "blocked" | null;
}

export interface Town {
  name: string;
  open: boolean;
  areas: Area[];
}

export interface Section {
  name: string;
  river: boolean;
  points: number;
  owner: Owner | null;
}

export interface Estate {
  name: string;
  rubble: number[];
  owners: Owner[];
  /** numbers of the spaces borrowed, from 1 */
  borrowed: number[];
}

export interface Card {
  area: Letter;
  /** what it does: its kind, one or two numbers, one or two goods */
  effect: string;
  n: number;
  m: number;
  good: Good | "";
  gets: Good | "";
  back: WeatherKind;
  points: number;
  per_chai: number;
  needs: Needs;
}

export interface Seat {
  goods: Goods;
  markers: number;
  labourers: number;
  third: boolean;
  third_next: boolean;
  laid: number;
  lasting: Record<string, number>;
  contracts: number[];
  used: number[];
  equipment: string[];
  completed: number[];
}

export interface Standing {
  points: number;
  sources: Record<string, number>;
  completed: { contract: number; points: number; takes: Needs }[];
  estate_spaces: number;
}

export interface View {
  actor: number | null;
  decision: string | null;
  players: number;
  round: number;
  phase: "events" | "hire" | "place" | "work" | "over";
  first_player: number;
  area: Letter;
  stage: "contracts" | "spaces" | "extras";
  /** labourer spaces of the area already begun */
  space: number;
  pending: { ask: string; seat: number; left: number; arg: number }[];
  /** today, next, later */
  weather: [WeatherKind, WeatherKind, WeatherKind];
  rate_values: [string, string, string];
  rate_tracks: [string[], string[], string[]];
  last_round: boolean;
  yard: Partial<Record<Cube, number>>;
  bag: Partial<Record<Cube, number>>;
  steel: number;
  wheel: number[];
  wheel_at: number;
  estates: Estate[];
  builds: boolean;
  /** numbers of the open contracts, 0 where a place is empty */
  office: number[];
  drawn: number[];
  discards: number[];
  shed: string[];
  box: string[];
  aboard: Record<string, number>;
  seats: Seat[];
  deck: { cards: number; top: WeatherKind | null };
  rooms: { area: Letter; spaces: (number | "fog" | null)[] }[];
  railway: Section[];
  towns: Town[];
  fields: { name: string; spaces: { printed: number; points: number }[] }[];
  cards: Record<string, Card>;
  engines: Record<string, { cost: Goods; points: number }>;
  chai_track: { points: number[]; limit: number };
  standings: Standing[];
}

export const cardName = (number: number): string => `c${String(number).padStart(2, "0")}`;

/** Questions that are answered several times. */
export const COUNTED = ["cubes", "dig", "lay", "swap", "borrow"];

/** What is asked now, with how often it may still be answered. */
export const asked = (view: View) => view.pending.at(-1) ?? null;

/** The space whose labourer acts now, from 0; -1 when none does. */
export const acting = (view: View, area: Letter): number =>
  view.phase === "work" && view.area === area && view.stage === "spaces" ? view.space - 1 : -1;

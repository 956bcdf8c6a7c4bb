// Generated from the declaration of the view: python web/scripts/views.py

/** The bag of tiles. */
export interface Bag {
  /** tiles in the bag */
  total: number;
  /** by kind; null with closed screens */
  tiles: Partial<Record<Tile, number>> | null;
}

export type Direction = "N" | "E" | "S" | "W";

export type Memory = "open" | "closed";

/** What the table was opened with. */
export interface Options {
  players: number;
  /** the name of a printed map, or the rows of an own one */
  map: string;
  /** whether the screens are open */
  memory: Memory;
  /** how the halves of a two-half tile lie */
  two_half: TwoHalf;
  /** so many points end the game */
  target: number;
  /** so many rounds at most */
  round_limit: number;
  /** the first player as chosen */
  first: number | "random";
}

/** A quay with the ship that lies there. */
export interface Quay {
  /** points for each crate */
  multiplier: number;
  /** crates of each seat on the ship */
  crates: number[];
}

/** A player. */
export interface SeatView {
  score: number;
  /** points by source */
  earned: Record<Source, number>;
  /** points the ships would score now */
  next_ships: number;
  /** the cell of the collector, null before it is placed */
  collector: string | null;
  /** where its front points */
  facing: Direction | null;
  /** crates that are on no ship */
  supply: number;
  /** tiles behind the screen */
  tile_count: number;
  /** by kind; null behind a closed screen */
  tiles: Partial<Record<Tile, number>> | null;
  /** tiles of a variety laid to the most crates: a box character for each tile, a stroke for each half, a blank line between groups; null behind a closed screen */
  crops: Partial<Record<Variety, string>> | null;
  /** action tokens; null behind a closed screen */
  tokens: number | null;
}

/** The shipment under way. */
export interface Shipment {
  variety: Variety;
  /** tiles laid with one, two, three halves */
  laid: [number, number, number];
  /** them in box characters; null while they do not close */
  picture: string | null;
  /** whether they have left the screen */
  on_table: boolean;
  /** action tokens used */
  used: Use;
  /** crates that may be loaded */
  allowed: number;
  /** crates loaded so far */
  loaded: number;
}

export type Source = "ships" | "turning" | "passing" | "demand" | "quantity" | "halves";

export type Tile = "black-1" | "black-2" | "black-3" | "green-1" | "green-2" | "green-3" | "white-1" | "white-2" | "white-3" | "red-1" | "red-2" | "red-3";

export type TwoHalf = "adjacent" | "opposite";

export type Use = "none" | "fresh" | "double" | "both";

export type Variety = "black" | "green" | "white" | "red";

/** A game of Darjeeling as a seat or a spectator sees it. */
export interface DarjeelingView {
  /** the name of the game */
  game: string;
  /** the version of the rules this game is played by */
  version: number;
  /** the digest of the component set */
  components: string;
  /** whose view this is; null: a spectator's */
  seat: number | null;
  /** how many play */
  players: number;
  /** the seat that decides, null when the game is over */
  actor: number | null;
  /** what is being asked of that seat */
  decision: string | null;
  options: Options;
  /** rounds finished */
  round: number;
  /** the first player */
  first: number;
  /** rows from the north: . outside, _ empty, C city, b2 a tile, @1 the collector of seat 1 */
  map: string[][];
  bag: Bag;
  /** tiles of the last shipment */
  warehouse: Partial<Record<Tile, number>>;
  /** them in box characters, as they were laid */
  warehouse_picture: string | null;
  /** demand markers from the bottom */
  chute: Variety[];
  /** action tokens in the reserve */
  reserve: number;
  /** from the bottom up */
  quays: Quay[];
  seats: SeatView[];
  /** null when there is none, or it is hidden */
  shipment: Shipment | null;
}

// Generated from the declaration of the view: python web/scripts/views.py

export type ActionKind = "plant" | "harvest" | "trade" | "councillor" | "technology" | "move" | "rupees";

/** The card of this turn. */
export interface CardPlayed {
  /** the main action of the active player */
  action: ActionKind;
  /** the main action of the others */
  others: ActionKind;
  /** whether the extra action of this turn is taken */
  token_used: boolean;
}

/** A trade contract. */
export interface ContractView {
  /** its name: the company and the chests, 2bgg */
  contract: string;
  company: number;
  black: number;
  green: number;
  white: number;
  /** the reward in rupees */
  rupees: number;
  /** the reward in points */
  points: number;
}

export type Councillor = "move" | "take_rupees" | "plant_adjacent" | "trade" | "technology" | "plant_cost" | "councillor_cost" | "warehouse";

/** The councillor of a district. */
export interface CouncillorView {
  councillor: Councillor;
  /** who has contracted it */
  seats: number[];
}

/** Contracts of one kind. */
export interface CountedContract {
  /** its name: the company and the chests, 2bgg */
  contract: string;
  company: number;
  black: number;
  green: number;
  white: number;
  /** the reward in rupees */
  rupees: number;
  /** the reward in points */
  points: number;
  /** how many */
  n: number;
}

export type District = "dimbula" | "ruhuna" | "kandy" | "uva";

export type Ending = "marker" | "deck";

/** A hex of the map. */
export interface HexView {
  /** its name */
  hex: string;
  district: District;
  in_play: boolean;
  level: 0 | 1 | 2;
  /** whose plantation */
  owner: number | null;
  /** markers on the plantation */
  markers: number;
  /** the seats whose pawns stand here */
  pawns: number[];
}

export type Majority = "rupee_majority" | "technology_majority" | "dimbula" | "ruhuna" | "kandy" | "uva";

/** A seat that qualifies for a majority. */
export interface MajorityView {
  seat: number;
  place: number;
  /** rupees, spaces or markers */
  count: number;
  points: number;
  /** the technology track decided among these */
  tied_with: number[];
}

/** What the table was opened with. */
export interface Options {
  players: number;
  /** whether the variant is played */
  starting_tiles: boolean;
  /** with two players, as chosen */
  left_out: District | "random";
  /** who lays the elevation tiles */
  terrain: Terrain;
  /** the starting player as chosen */
  first: number | "random";
}

/** Something that waits. */
export interface Pending {
  /** a decision, or deal or turn_end, which happen by themselves */
  decision: string;
  seat: number;
}

/** What lies in the pile follows from what is open; its order does not. */
export interface Pile {
  total: number;
  contracts: CountedContract[];
}

/** The final scoring, in the order of the booklet. */
export interface Scoring {
  majorities: Record<Majority, MajorityView[]>;
  /** by seat */
  companies: number[];
  /** left on the personal board, by seat */
  markers: number[];
}

/** A player. */
export interface SeatView {
  score: number;
  /** points by source */
  earned: Record<Source, number>;
  /** its hex, null before the first plantation */
  pawn: string | null;
  /** on the personal board */
  markers: number;
  rupees: number;
  /** chests in the warehouse */
  tea: Record<Tea, number>;
  /** chests it holds */
  warehouse: number;
  /** technology tokens */
  tokens: number;
  /** the space of the disc on the track */
  technology: number;
  /** the districts of those contracted */
  councillors: District[];
  /** fulfilled */
  contracts: CountedContract[];
  /** different companies among them */
  companies: number;
  /** contract spaces without a marker */
  free_spaces: number;
  /** markers by district in play */
  plantations: Partial<Record<District, number>>;
  /** points of the district bonus, if taken */
  bonus: number | null;
  /** the action it is for */
  starting_tile: ActionKind | null;
  starting_number: number | null;
  starting_tile_used: boolean;
  planting_cost: number;
  contracting_cost: number;
  rupees_to_take: number;
  /** in hand */
  cards: number;
  /** cards by name, the own ones only */
  hand: Record<string, number> | null;
}

export type Shape = "bee" | "arch" | "pistol" | "worm" | "wave";

export type Source = "bonus" | "contracts" | "technology" | "owner" | "councillor" | "rupee_majority" | "technology_majority" | "dimbula" | "ruhuna" | "kandy" | "uva" | "companies" | "markers";

export type Tea = "black" | "green" | "white";

/** The technology track. */
export interface Technology {
  /** the discs on each space, the lowest first */
  spaces: number[][];
  /** for reaching or passing each space */
  points: number[];
}

export type Terrain = "random" | "players";

/** The elevation tiles. */
export interface TerrainView {
  /** drawn and not yet placed */
  open: Shape[];
  /** by district */
  laid: Record<District, Shape | null>;
}

/** The action somebody is in the middle of. */
export interface UnderWay {
  /** whether the starting tile works for it */
  starting_tile: boolean;
  /** hexes harvested so far */
  harvested: string[];
  /** the wagon, while the chest to spare is chosen */
  delivering: number | null;
  /** the contract whose reward is chosen */
  rewarding: string | null;
  /** the elevation tile being placed */
  shape: Shape | null;
  /** the district it goes to */
  district: District | null;
}

/** A game of Ceylon as a seat or a spectator sees it. */
export interface CeylonView {
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
  /** the district out of play */
  left_out: District | null;
  /** turns finished */
  turn: number;
  starting_player: number;
  /** whose turn it is, null during the set-up */
  active: number | null;
  /** what triggered the end */
  ending: Ending | null;
  /** what waits; the decision that is asked comes first */
  pending: Pending[];
  card: CardPlayed | null;
  /** main actions on offer to the seat that decides which it cannot do */
  barred: ActionKind[];
  under_way: UnderWay;
  /** the hexes in their rows, from the north-west */
  map: HexView[][];
  terrain: TerrainView;
  /** by district in play */
  councillors: Partial<Record<District, CouncillorView>>;
  technology: Technology;
  /** district bonus tokens left, the top one first */
  bonuses: number[];
  /** from the left */
  wagons: (ContractView | null)[];
  pile: Pile;
  /** cards in the deck */
  deck: number;
  /** cards played, by name */
  discards: Record<string, number>;
  /** cards neither played nor in the own hand */
  unseen: Record<string, number>;
  seats: SeatView[];
  /** once the game is over */
  scoring: Scoring | null;
}

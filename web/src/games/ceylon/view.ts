// The engine's view of Ceylon, as far as it is drawn. `games/ceylon/view.py` is the source.

export type Tea = "black" | "green" | "white";
export type Kind = "plant" | "harvest" | "trade" | "councillor" | "technology" | "move" | "rupees";
export type Shape = "bee" | "arch" | "pistol" | "worm" | "wave";

export const TEAS: Tea[] = ["black", "green", "white"];

export interface HexView {
  hex: string;
  district: string;
  in_play: boolean;
  level: 0 | 1 | 2;
  owner: number | null;
  markers: number;
  pawns: number[];
}

export interface ContractView extends Record<Tea, number> {
  contract: string;
  company: number;
  rupees: number;
  points: number;
}

export interface CountedContract extends ContractView {
  n: number;
}

export interface SeatView {
  score: number;
  pawn: string | null;
  markers: number;
  rupees: number;
  tea: Record<Tea, number>;
  warehouse: number;
  tokens: number;
  technology: number;
  councillors: string[];
  contracts: CountedContract[];
  companies: number;
  free_spaces: number;
  plantations: Record<string, number>;
  bonus: number | null;
  starting_tile: Kind | null;
  starting_number: number | null;
  starting_tile_used: boolean;
  rupees_to_take: number;
  cards: number;
  hand: Record<string, number> | null;
}

export interface CeylonView {
  seat: number | null;
  players: number;
  actor: number | null;
  decision: string;
  options: { starting_tiles: boolean; terrain: string };
  left_out: string | null;
  turn: number;
  active: number | null;
  ending: string | null;
  pending: { decision: string; seat: number }[];
  card: { action: Kind; others: Kind; token_used: boolean } | null;
  /** main actions on offer to the seat that decides which it cannot do, starting tile or not */
  barred: Kind[];
  under_way: {
    starting_tile: boolean;
    harvested: string[];
    delivering: number | null;
    rewarding: string | null;
    shape: Shape | null;
    district: string | null;
  };
  map: HexView[][];
  terrain: { open: Shape[]; laid: Record<string, Shape | null> };
  councillors: Record<string, { councillor: string; seats: number[] }>;
  technology: { spaces: number[][]; points: number[] };
  bonuses: number[];
  wagons: (ContractView | null)[];
  pile: { total: number; contracts: CountedContract[] };
  deck: number;
  discards: Record<string, number>;
  unseen: Record<string, number>;
  seats: SeatView[];
}

export const hexesOf = (view: CeylonView): HexView[] => view.map.flat();

/** `plant_adjacent` as the messages spell it: `plant-adjacent`. */
export const dashed = (name: string): string => name.replaceAll("_", "-");

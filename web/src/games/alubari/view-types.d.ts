// Generated from the declaration of the view: python web/scripts/views.py

export type Area = "A" | "B" | "C" | "D" | "E" | "F" | "G";

/** What stands on a contract. */
export interface Card {
  /** the kind of its effect */
  effect: string;
  area: Area;
  /** the number of the effect */
  n: number;
  /** its second number */
  m: number;
  good: GoodOrNone;
  /** what one gets for it */
  gets: GoodOrNone;
  back: Weather;
  points: number;
  per_chai: number;
  needs: Partial<Record<Need, number>>;
}

/** The Chai track. */
export interface ChaiTrack {
  /** by Chai */
  points: number[];
  limit: number;
}

/** A contract that would be completed. */
export interface CompletedContract {
  contract: number;
  points: number;
  /** what counts for it and for no other */
  takes: Partial<Record<Need, number>>;
}

export type Cube = "iron" | "stone" | "chai" | "event";

/** The contract deck. */
export interface Deck {
  cards: number;
  /** the weather on the back of its top card */
  top: Weather | null;
}

export type Ending = "none" | "railway" | "markers" | "lone_round";

/** What stands on an equipment. */
export interface Engine {
  cost: Partial<Record<Good, number>>;
  points: number;
}

/** An estate of the row. */
export interface Estate {
  name: string;
  /** on each space */
  rubble: number[];
  /** a seat, the game, or -1 for nobody */
  owners: Owner[];
  /** numbers of the spaces borrowed, from 1 */
  borrowed: number[];
}

export type EstateOption = "printed" | "covered";

/** What is printed on an estate. */
export interface Field {
  name: string;
  spaces: FieldSpace[];
}

/** What is printed on an estate space. */
export interface FieldSpace {
  /** rubble */
  printed: number;
  points: number;
}

export type Gain = "third" | "steel" | "contract" | "equipment" | "chai" | "leaves" | "per_chai";

export type Good = "iron" | "stone" | "rubble" | "steel" | "leaves" | "chai";

export type GoodOrNone = "iron" | "stone" | "rubble" | "steel" | "leaves" | "chai" | "";

export type Last = "cubes" | "dig" | "track" | "extra" | "anywhere" | "iron_rails" | "leaves" | "beyond" | "station" | "engine";

export type Need = "track" | "station" | "rubble_station" | "estate" | "leaves";

/** What the table was opened with. */
export interface Options {
  players: number;
  /** whether a card covers the printed estate */
  alubari_estate: EstateOption;
  /** the first player as chosen */
  first: number | "random";
}

export type Owner = number | "game";

/** A decision that waits; the last one is asked. */
export interface Pending {
  /** the decision */
  ask: string;
  seat: number;
  /** how often it may still be taken */
  left: number;
  /** what it is about */
  arg: number;
}

export type Phase = "events" | "hire" | "place" | "work" | "over";

/** The labourer spaces of an action area. */
export interface Rooms {
  area: Area;
  /** in order */
  spaces: (number | "fog" | null)[];
}

/** A player. */
export interface SeatView {
  goods: Partial<Record<Good, number>>;
  /** ownership markers not placed */
  markers: number;
  /** still to place */
  labourers: number;
  /** whether a third labourer is free this round */
  third: boolean;
  /** or in the next one */
  third_next: boolean;
  /** sections laid this round */
  laid: number;
  /** effects of contracts that last for the round */
  lasting: Partial<Record<Last, number>>;
  /** printed numbers */
  contracts: number[];
  /** those of them that are tilted */
  used: number[];
  equipment: string[];
  /** half points, once the game is over */
  scored: Partial<Record<Source, number>>;
  /** contracts completed, once the game is over */
  completed: number[];
}

/** A section of the railway. */
export interface Section {
  name: string;
  river: boolean;
  points: number;
  owner: number | "game" | null;
}

export type Source = "estates" | "stations" | "track" | "contracts" | "chai" | "leaves" | "darjeeling" | "equipment";

export type Stage = "contracts" | "spaces" | "extras";

/** The points of a seat if the game ended now. */
export interface Standing {
  points: number;
  sources: Record<Source, number>;
  completed: CompletedContract[];
  estate_spaces: number;
}

/** A station area. */
export interface StationArea {
  name: string;
  cost: Partial<Record<Good, number>>;
  points: number;
  gives: Partial<Record<Gain, number>>;
  owner: number | "game" | "blocked" | null;
}

/** A town with its station areas. */
export interface Town {
  name: string;
  /** to everybody */
  open: boolean;
  areas: StationArea[];
}

export type Weather = "none" | "sun" | "rain" | "fog";

/** A game of Alubari; every seat sees the same. */
export interface AlubariView {
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
  /** from 1 */
  round: number;
  phase: Phase;
  /** who holds the first-player marker */
  first_player: number;
  /** the first player when the running area or phase began */
  leader: number;
  /** the action area being resolved */
  area: Area;
  /** how far it is */
  stage: Stage;
  /** seats already asked in this phase or stage */
  turn: number;
  /** labourer spaces of the area already begun */
  space: number;
  /** the seat that plays the last round alone, or -1 */
  alone: number;
  /** as soon as it is certain */
  ending: Ending;
  pending: Pending[];
  /** today, next, later */
  weather: [Weather, Weather, Weather];
  /** spaces of the rate markers, from 0 */
  rates: number[];
  /** cubes in the stock yard */
  yard: Partial<Record<Cube, number>>;
  bag: Partial<Record<Cube, number>>;
  /** bars in the supply */
  steel: number;
  /** Chai cubes out of the game */
  chai_out: number;
  /** event cubes by space */
  wheel: number[];
  /** the space the next event cube goes to, from 1 */
  wheel_at: number;
  /** event cubes drawn and not yet placed */
  cubes_drawn: number;
  /** events of this round */
  events_now: number;
  /** how often event 1 came */
  landfalls: number;
  /** sections that are laid */
  sections: Record<string, Owner>;
  /** station areas that are built */
  stations: Record<string, Owner>;
  estates: Estate[];
  /** whether area B is a build space */
  builds: boolean;
  /** labourer spaces that are taken */
  labourers: Record<string, Owner>;
  /** whether contract 4 was used this round */
  keeps_lead: boolean;
  /** numbers of the open contracts, 0 where a place is empty */
  office: number[];
  /** contracts to pick from */
  drawn: number[];
  /** contracts */
  discards: number[];
  /** equipment that can be bought */
  shed: string[];
  /** equipment out of the game */
  box: string[];
  /** Chai cubes by equipment */
  aboard: Record<string, number>;
  seats: SeatView[];
  deck: Deck;
  /** excavation, track, harvest as one reads them */
  rate_values: string[];
  /** the values along each track */
  rate_tracks: string[][];
  last_round: boolean;
  rooms: Rooms[];
  railway: Section[];
  towns: Town[];
  /** in the order of the estates */
  fields: Field[];
  /** contracts by name, c01 to c30 */
  cards: Record<string, Card>;
  /** equipment by name */
  engines: Record<string, Engine>;
  chai_track: ChaiTrack;
  standings: Standing[];
}

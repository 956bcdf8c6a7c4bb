// What the table asks of a game's drawing. It knows views and choices; no rule lives here.

import type { Component } from "svelte";
import type { Values } from "$lib/texts.svelte";

/** A view as the table knows it; only the drawing of its game knows more. */
export type View = Record<string, unknown>;

/** The one place where the table stops knowing which game's view it hands on. */
export const defineFace = <V>(face: GameFace<V>): GameFace => face as unknown as GameFace;

export interface Choice {
  id: number;
  /** notation, as `game.parse` reads it: "place A1" */
  action: string;
  /** its message is `<game>-choice-<choice>` with `values` */
  choice: string;
  values: Record<string, string | number>;
  /** what leads to it, where it answers a later question than the present one */
  via?: Choice[];
}

export type SeatColour = "indigo" | "saffron" | "madder" | "aubergine" | "kingfisher";
export type SeatShape = "circle" | "triangle" | "square" | "diamond" | "blossom";

export interface Player {
  seat: number;
  name: string;
  colour: SeatColour;
  shape: SeatShape;
  bot: string | null;
}

/** What every drawing of a table gets. Drawings change nothing by themselves. */
export interface Scene<V = View> {
  /** the name of the game */
  game: string;
  /** the game's own view, exactly as the engine gives it to the seat */
  view: V;
  players: Player[];
  /** the seat that looks; null for a spectator */
  seat: number | null;
  /** legal choices of the one who looks, and later ones that their places imply; empty when it is not their turn */
  choices: Choice[];
  /** the choice under the pointer or the focus, here or on the rim */
  hovered: Choice | null;
  /** the choice that is chosen but not yet done, when the person confirms first */
  selected?: Choice | null;
  /** places named by the log entry under the pointer, to be outlined ("b3", "kandy") */
  marked: string[];
  /** the table, where there is one: a replay has none */
  table?: string;
  /** printed values of this table by path ("councillors.move"), as soon as they are known */
  values?: Record<string, unknown> | undefined;
  /** what the face knows of the words of choices */
  speech?: Pick<GameFace, "wholeWords" | "finishing">;
  hover: (choice: Choice | null) => void;
  choose: (choice: Choice) => void;
  /** An unlit place was tapped: notations of what the person may have meant, likeliest first. */
  whyNot: (notations: string[]) => void;
}

/** An event as a drawing gets it. */
export interface Happening {
  name: string;
  values: Record<string, string | number>;
}

/** A reason in words, with the number of its rule. */
export interface OutOfReach {
  words: string;
  rule: string;
}

export interface GameFace<V = View> {
  name: string;
  /** The board: fills its box, keeps its proportions by itself (SVG viewBox). */
  Board: Component<{ scene: Scene<V> }>;
  /** What is mine: hand, warehouse, screen. Lies on the tray under the rim. */
  Tray: Component<{ scene: Scene<V> }>;
  /** One line or two of open facts about one player, for the rail. */
  Facts: Component<{ scene: Scene<V>; seat: number }>;
  /** Open information to look up: unseen cards, bag, discards. */
  Tracker: Component<{ scene: Scene<V> }>;
  /** Points of each seat as the view shows them, or null where they are hidden or not yet counted. */
  points: (view: V) => (number | null)[];
  /** Where the game stands, for the bar: a message key of the game's web file and its values. */
  progress: (view: V) => { key: string; values: Record<string, string | number> } | null;
  /** Board as text for a screen reader: one sentence an item, in reading order. */
  summary: (view: V, players: Player[]) => string[];
  /** Phases of a turn for the bar, in order, and which is on; empty where the game has none. */
  phases: (view: V) => { keys: string[]; now: number };
  /** What a seat reckons with all the time, in few signs: on a phone it is always in sight. */
  purse?: (view: V, seat: number) => PurseItem[];
  /** Choices a person sees as one kind, to group buttons on the rim: "move", "plant". */
  group: (choice: Choice) => string;
  /** Names of places an event speaks of, so that the log can point at them. */
  places: (event: Happening) => string[];
  /** Kinds of choices that finish what is asked, "done": they are on the main button. */
  finishing?: string[];
  /** Kinds of choices that only prepare what is asked next: after them alone nothing is done yet. */
  preparing?: string[];
  /** Kinds of choices that always lead to another question of the same seat. */
  opening?: string[];
  /** Kinds of choices that need not be made by themselves: a place of one of the kinds they lead to implies them. */
  implies?: Record<string, string[]>;
  /** Whether a legal choice would come to nothing as things stand: it stands behind the others. */
  isIdle?: (choice: Choice) => boolean;
  /** Choices that differ only in where: on the rim the first of them stands for all. */
  alike?: (choice: Choice) => string | null;
  /** What a choice that several of its kind make up comes to, in words; else nothing. */
  wholeWords?: (choice: Pick<Choice, "choice" | "values">) => string;
  /** A turn in fewer words than all its choices one after the other. */
  turnWords?: (turn: Choice[], words: (choice: Choice) => string) => string[];
  /** What is asked in the table's own words, where the game's question alone does not tell: whose turn
      it is, how many are left, the one that is chosen counted. */
  asks?: (
    view: V,
    choices: Choice[],
    name: (seat: number) => string,
    selected: Choice | null,
  ) => QuestionWords;
  /** What a choice means, where neither its words nor its `.note` tell. */
  notes?: (choice: Choice, scene: Scene<V>) => string;
  /** Actions on offer that cannot be done now, as the view says; each answers why not. */
  barred?: (view: V) => Barred[];
  /** Why no choice of this turn leads to an action that is not asked for; else nothing. */
  outOfReach?: (action: string, view: V) => OutOfReach | null;
  /** Whose turn begins with an event; without it a turn lasts as long as one seat decides. */
  beginsTurn?: (event: Happening) => number | null;
  /** Whether a round begins with an event: what follows is nobody's, until somebody chooses. */
  beginsRound?: (event: Happening) => boolean;
  /** Names of the events that say best what a turn was about, the best first. */
  telling?: string[];
  /** The sign of an event that is shown large over the board for a moment: weather, a harvest, the last round. */
  staged?: (event: Happening) => string | null;
  /** The place a choice's piece comes from, for the arrow of a hint. */
  origin?: (choice: Pick<Choice, "choice" | "values">, view: V) => string | null;
  /** Why the game is about to end, as soon as that is certain. */
  ending?: (view: V) => string | null;
  /** What has to be known to read the final scores: how places and ties are decided. */
  scoring?: (view: V, values: Record<string, unknown>) => string[];
  /** What only its seat may know; on a screen that is passed around it stays covered until it is needed. */
  hidden?: Hidden<V>;
  /** How the pieces of an event travel, in order; the table plays them, then snaps to the view. */
  motions: (event: Happening, view: V) => Motion[];
}

export interface Hidden<V = View> {
  /** the decisions that need it */
  decisions: string[];
  /** the events that tell it; to the others they are `hidden-` and their name */
  events: string[];
  /** whether this seat has any */
  isHeld: (view: V) => boolean;
  /** a view without it */
  without: (view: V) => V;
}

/** What is said of a thing on the table, whoever's turn it is; `inspect.ts` of a game's folder. */
export interface Inspected {
  /** what it is and how it stands, the most important first; may be empty */
  said: string[];
  /** the rules that tell what it does, the most important first */
  rules: string[];
}

/** A kind of thing that can be inspected, by the pattern of its `data-place`. */
export interface InspectedKind<V = View> {
  place: RegExp;
  rules: (part: string, scene: Scene<V>) => string[];
  said?: (part: string, scene: Scene<V>) => string[];
}
export const defineKinds = <V>(kinds: InspectedKind<V>[]): InspectedKind[] =>
  kinds as unknown as InspectedKind[];

/** How the rules of a game are decorated; `rules.ts` of its folder. */
export interface RulesFace {
  /** the sign of each section */
  sections: Record<string, string>;
  /** signs beside the title of a rule, parted by spaces */
  signs: Partial<Record<string, string>>;
  /** the rules that have a picture */
  pictures: string[];
  /** `figures`: the printed values that hold, as texts are filled with them */
  Picture: Component<{ number: string; figures: Values }>;
}

/** An option that is drawn rather than chosen from a list; `options.ts` of a game's folder. */
export interface OptionEditor {
  /** the message of the choice that opens it */
  label: string;
  /** what it begins with */
  start: string;
  Editor: Component<{ value: string; onchange: (value: string) => void }>;
}

/** A sign of the sprite and how much there is of it: "7", "2/5". */
export interface PurseItem {
  icon: string;
  words: string;
}

export interface QuestionWords {
  question?: string;
  /** under the question, while nothing is pointed at */
  note?: string;
}

/** An action as a choice that is none: its words, and the notation to ask about. */
export type Barred = Pick<Choice, "action" | "choice" | "values">;

/** A piece lifted at one place and set down at another. Places are `data-place` values on the board. */
export interface Motion {
  piece: string; // "pawn", "chest-green", "disc": the drawing's symbol id without the game's prefix
  seat: number | null;
  from: string;
  to: string;
}

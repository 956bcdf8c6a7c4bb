// What the table asks of a game's drawing. It knows views and choices; no rule lives here.

import type { Component } from "svelte";

export interface Choice {
  id: number;
  /** notation, as `game.parse` reads it: "place A1" */
  action: string;
  /** its message is `<game>-choice-<choice>` with `values` */
  choice: string;
  values: Record<string, string | number>;
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
export interface Scene<View> {
  /** the game's own view, exactly as the engine's `State.view(seat)` gives it */
  view: View;
  players: Player[];
  /** the seat that looks; null for a spectator */
  seat: number | null;
  /** legal choices of the one who looks; empty when it is not their turn */
  choices: Choice[];
  /** the choice under the pointer or the focus, here or on the rim */
  hovered: Choice | null;
  /** the choice that is chosen but not yet done, when the person confirms first */
  selected?: Choice | null;
  /** places named by the log entry under the pointer, to be outlined ("b3", "kandy") */
  marked: string[];
  /** printed values of this table by path ("councillors.move"), as soon as they are known */
  values?: Record<string, unknown>;
  hover: (choice: Choice | null) => void;
  choose: (choice: Choice) => void;
  /** An unlit place was tapped: notations of what the person may have meant, likeliest first. */
  whyNot: (notations: string[]) => void;
}

export interface GameFace {
  name: string;
  /** The board: fills its box, keeps its proportions by itself (SVG viewBox). */
  Board: Component<{ scene: Scene<any> }>;
  /** What is mine: hand, warehouse, screen. Lies on the tray under the rim. */
  Tray: Component<{ scene: Scene<any> }>;
  /** One line or two of open facts about one player, for the rail. */
  Facts: Component<{ scene: Scene<any>; seat: number }>;
  /** Open information to look up: unseen cards, bag, discards. */
  Tracker: Component<{ scene: Scene<any> }>;
  /** The picture on the home page; needs no game. */
  Cover: Component;
  /** Points of each seat as the view shows them, or null where they are hidden or not yet counted. */
  points: (view: any) => (number | null)[];
  /** Where the game stands, for the bar: a message key of the game's web file and its values. */
  progress: (view: any) => { key: string; values: Record<string, string | number> };
  /** Board as text for a screen reader: one sentence an item, in reading order. */
  summary: (view: any, players: Player[]) => string[];
  /** Phases of a turn for the bar, in order, and which is on; empty where the game has none. */
  phases: (view: any) => { keys: string[]; now: number };
  /** Choices a person sees as one kind, to group buttons on the rim: "move", "plant". */
  group: (choice: Choice) => string;
  /** Names of places an event speaks of, so that the log can point at them. */
  places: (event: { name: string; values: Record<string, string | number> }) => string[];
  /** Choices that finish what is asked, "done": they keep a place of their own beside the others. */
  finishes?: (choice: Choice) => boolean;
  /** What is asked in the table's own words, where the game's question alone does not tell: whose turn it is, how many are left. */
  asks?: (view: any, choices: Choice[], name: (seat: number) => string) => Asked;
  /** What a choice means, where neither its words nor its `.note` tell. */
  notes?: (choice: Choice, scene: Scene<any>) => string;
  /** Actions on offer that cannot be done now, as the view says; each answers why not. */
  barred?: (view: any) => Barred[];
  /** Whose turn begins with an event; without it a turn lasts as long as one seat decides. */
  beginsTurn?: (event: { name: string; values: Record<string, string | number> }) => number | null;
  /** Why the game is about to end, as soon as that is certain. */
  ending?: (view: any) => string | null;
  /** What has to be known to read the final scores: how places and ties are decided. */
  scoring?: (view: any) => string[];
  /** How the pieces of an event travel, in order; the table plays them, then snaps to the view. */
  motions: (event: { name: string; values: Record<string, string | number> }, view: any) => Motion[];
}

/** How the page of the box draws a component; in `box.ts` of a game's folder, found by its name. */
export interface BoxFace {
  /** Whether there is a picture of a table of components.toml ("contracts.1"). */
  draws: (table: string) => boolean;
  /** The options of the position that is drawn, where they matter. */
  options?: (table: string) => Record<string, string | number | boolean>;
  Picture: Component<{ scene: Scene<any>; table: string; values: Record<string, unknown> }>;
}

export interface Asked {
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

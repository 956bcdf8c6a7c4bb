// What the page and the worker with its tables say to each other.

/** Why there is no table to be had here; each has a sentence `web-local-<trouble>`. */
export type Trouble = "old-browser" | "no-network" | "no-storage" | "broken";

export type ToWorker =
  /** the first message: where the parts of Python are, as an absolute address */
  | { kind: "begin"; parts: string }
  | { kind: "request"; id: number; method: string; address: string; body?: unknown }
  | { kind: "listen"; id: number; address: string }
  /** a text on a channel, as on a WebSocket: a ping, or a command */
  | { kind: "send"; id: number; text: string }
  | { kind: "close"; id: number };

export type FromWorker =
  | { kind: "reply"; id: number; status: number; data: unknown }
  | { kind: "frame"; id: number; text: string }
  | { kind: "closed"; id: number }
  /** bytes there are and bytes to fetch, of Python and of all it needs to begin */
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready" }
  /** no request will be answered any more */
  | { kind: "failed"; trouble: Trouble; detail: string };

/** What the table worker asks of the worker where bots think. */
export type ToThinker =
  { kind: "begin"; parts: string } | { kind: "think"; id: number; request: { game: string } };

export type FromThinker =
  { kind: "thought"; id: number; choice: unknown } | { kind: "failed"; id: number; detail: string };

/** The channel on which windows tell each other that a table has changed. */
export const WINDOWS = "teahouse";
export interface Changed {
  table_id: string;
}

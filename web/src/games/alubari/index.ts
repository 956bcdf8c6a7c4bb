// The drawing of Alubari.

import type { Choice, GameFace } from "../contract";
import { asks, ending, finishes, notes, scoring } from "./asking";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { motions, places } from "./events";
import Facts from "./Facts.svelte";
import { summary } from "./summary";
import Tracker from "./Tracker.svelte";
import Tray from "./Tray.svelte";
import type { View } from "./view";

const PHASES = ["post", "weather", "refill", "labourers", "work"].map((phase) => `web-alubari-phase-${phase}`);
const PHASE_NOW: Record<View["phase"], number> = { events: 2, hire: 3, place: 3, work: 4, over: PHASES.length };

export const face: GameFace = {
  name: "alubari",
  Board,
  Cover,
  Facts,
  Tracker,
  Tray,
  points: (view: View) => view.standings.map((standing) => standing.points),
  progress: (view: View) => ({ key: "web-alubari-progress", values: { round: view.round, last: view.last_round ? "yes" : "no" } }),
  summary,
  phases: (view: View) => ({ keys: PHASES, now: PHASE_NOW[view.phase] }),
  group: (choice: Choice) => (choice.choice === "place" ? `place ${choice.values.area}` : choice.choice),
  finishes,
  asks,
  notes,
  ending,
  scoring,
  places,
  motions,
};

// The drawing of Alubari.

import { texts } from "$lib/texts.svelte";
import { defineFace, type Choice } from "../face";
import {
  alike,
  asks,
  ending,
  finishing,
  implies,
  isIdle,
  notes,
  preparing,
  scoring,
  turnWords,
} from "./asking";
import Board from "./Board.svelte";
import { beginsRound, motions, places, staged, telling } from "./events";
import Facts from "./Facts.svelte";
import { SIGN } from "./goods";
import { summary } from "./summary";
import Tracker from "./Tracker.svelte";
import Tray from "./Tray.svelte";
import { GOODS, type View } from "./view";

const PHASES = ["post", "weather", "refill", "labourers", "work"].map(
  (phase) => `web-alubari-phase-${phase}`,
);
const PHASE_NOW: Record<View["phase"], number> = {
  events: 2,
  hire: 3,
  place: 3,
  work: 4,
  over: PHASES.length,
};

export const face = defineFace<View>({
  name: "alubari",
  Board,
  Facts,
  Tracker,
  Tray,
  points: (view: View) => view.standings.map((standing) => standing.points),
  purse: (view: View, seat: number) =>
    GOODS.map((good) => ({
      icon: SIGN[good],
      words: texts.number(view.seats[seat]?.goods[good] ?? 0),
    })),
  progress: (view: View) => ({
    key: "web-alubari-progress",
    values: { round: view.round, last: view.last_round ? "yes" : "no" },
  }),
  summary,
  phases: (view: View) => ({ keys: PHASES, now: PHASE_NOW[view.phase] }),
  group: (choice: Choice) =>
    choice.choice === "place" ? `place ${choice.values.area}` : choice.choice,
  finishing,
  preparing,
  implies,
  isIdle,
  alike,
  turnWords,
  asks,
  notes,
  beginsRound,
  telling,
  staged,
  ending,
  scoring,
  places,
  motions,
});

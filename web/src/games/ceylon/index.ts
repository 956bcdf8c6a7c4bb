import { defineFace } from "../contract";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import { motionsOf, placesOf, stagedOf, telling } from "./places";
import Tracker from "./Tracker.svelte";
import Tray from "./Tray.svelte";
import type { CeylonView, SeatView } from "./view";
import {
  asksOf,
  barredOf,
  endingOf,
  finishing,
  groupOf,
  implies,
  isIdle,
  phasesOf,
  progressOf,
  scoringOf,
  summaryOf,
  turnWords,
} from "./words";

export const face = defineFace<CeylonView>({
  name: "ceylon",
  Board,
  Facts,
  Tracker,
  Tray,
  points: (view: CeylonView) => view.seats.map((seat: SeatView) => seat.score),
  progress: progressOf,
  summary: summaryOf,
  phases: phasesOf,
  group: groupOf,
  finishing,
  implies,
  isIdle,
  turnWords,
  asks: asksOf,
  barred: barredOf,
  beginsTurn: ({ name, values }) => (name === "card-played" ? Number(values.seat) : null),
  telling,
  staged: stagedOf,
  origin: ({ choice }, { seat, seats }: CeylonView) =>
    choice === "move" && seat !== null ? (seats[seat]?.pawn ?? null) : null,
  ending: endingOf,
  scoring: scoringOf,
  places: placesOf,
  motions: motionsOf,
});

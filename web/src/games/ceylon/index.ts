import { defineFace } from "../face";
import {
  asksOf,
  barredOf,
  endingOf,
  finishing,
  groupOf,
  implies,
  isIdle,
  opening,
  outOfReach,
  scoringOf,
  turnWords,
} from "./asking";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import { motionsOf, placesOf, stagedOf, telling } from "./places";
import Tracker from "./Tracker.svelte";
import Tray from "./Tray.svelte";
import { withoutHand, type CeylonView, type SeatView } from "./view";
import { phasesOf, progressOf, purseOf, summaryOf } from "./words";

export const face = defineFace<CeylonView>({
  name: "ceylon",
  Board,
  Facts,
  Tracker,
  Tray,
  points: (view: CeylonView) => view.seats.map((seat: SeatView) => seat.score),
  purse: purseOf,
  progress: progressOf,
  summary: summaryOf,
  phases: phasesOf,
  group: groupOf,
  finishing,
  opening,
  implies,
  isIdle,
  turnWords,
  asks: asksOf,
  barred: barredOf,
  outOfReach,
  beginsTurn: ({ name, values }) => (name === "card-played" ? Number(values.seat) : null),
  telling,
  staged: stagedOf,
  origin: ({ choice }, { seat, seats }: CeylonView) =>
    choice === "move" && seat !== null ? (seats[seat]?.pawn ?? null) : null,
  ending: endingOf,
  hidden: {
    decisions: ["card"],
    events: ["card-drawn"],
    isHeld: ({ seat, seats }: CeylonView) => seat !== null && (seats[seat]?.cards ?? 0) > 0,
    without: withoutHand,
  },
  scoring: scoringOf,
  places: placesOf,
  motions: motionsOf,
});

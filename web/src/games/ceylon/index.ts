import type { GameFace } from "../contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Facts from "./Facts.svelte";
import { motionsOf, placesOf } from "./places";
import Tracker from "./Tracker.svelte";
import Tray from "./Tray.svelte";
import type { CeylonView, SeatView } from "./view";
import { asksOf, barredOf, endingOf, finishes, groupOf, phasesOf, progressOf, scoringOf, summaryOf } from "./words";

export const face: GameFace = {
  name: "ceylon",
  Board,
  Cover,
  Facts,
  Tracker,
  Tray,
  points: (view: CeylonView) => view.seats.map((seat: SeatView) => seat.score),
  progress: progressOf,
  summary: summaryOf,
  phases: phasesOf,
  group: groupOf,
  finishes,
  asks: asksOf,
  barred: barredOf,
  beginsTurn: ({ name, values }) => (name === "card-played" ? Number(values.seat) : null),
  ending: endingOf,
  scoring: scoringOf,
  places: placesOf,
  motions: motionsOf,
};

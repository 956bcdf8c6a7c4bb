// The face of a game that has none: its sketch, its view in panels, its choices as buttons.

import { defineFace, type GameFace } from "../games/face";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Tracker from "./Tracker.svelte";
import Tray from "./Tray.svelte";
import { panelsOf, pointsOf, sentencesOf, speakerOf } from "./panels";

export const genericFace = (game: string): GameFace =>
  defineFace({
    name: game,
    Board,
    Tray,
    Facts,
    Tracker,
    points: pointsOf,
    progress: () => null,
    summary: (view, players) => sentencesOf(panelsOf(view, speakerOf(game, players))),
    phases: () => ({ keys: [], now: 0 }),
    group: (choice) => choice.choice,
    places: () => [],
    motions: () => [],
  });

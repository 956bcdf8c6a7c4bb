// Darjeeling as the table draws it.

import type { GameFace } from "../contract";
import { asks, finishes, scoring } from "./asking";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { motions, places } from "./events";
import Facts from "./Facts.svelte";
import { summary } from "./summary";
import Tracker from "./Tracker.svelte";
import Tray from "./Tray.svelte";
import type { View } from "./view";

const PHASES = ["web-darjeeling-phase-ships", "web-darjeeling-phase-collector", "web-darjeeling-phase-shipment"];

export const face: GameFace = {
  name: "darjeeling",
  Board,
  Tray,
  Facts,
  Tracker,
  Cover,
  points: (view: View) => view.seats.map((seat) => seat.score),
  progress: ({ options, round }: View) => ({
    key: "web-darjeeling-progress",
    values: {
      round: Math.min(round + 1, options.round_limit),
      target: options.target,
    },
  }),
  summary,
  phases: ({ decision }: View) => {
    if (decision === null || decision === "start" || decision === "face") return { keys: [], now: 0 };
    return { keys: PHASES, now: decision === "move" ? 1 : 2 };
  },
  group: (choice) => choice.choice,
  finishes,
  asks,
  scoring,
  beginsTurn: ({ name, values }) => (name === "ships-scored" || name === "crate-placed" ? Number(values.seat) : null),
  places,
  motions,
};

// Darjeeling as the table draws it.

import { texts } from "$lib/texts.svelte";
import { defineFace } from "../face";
import { asks, finishing, implies, scoring, turnWords, wholeWords } from "./asking";
import Board from "./Board.svelte";
import { motions, places, staged, telling } from "./events";
import Facts from "./Facts.svelte";
import { summary } from "./summary";
import Tracker from "./Tracker.svelte";
import Tray from "./Tray.svelte";
import type { View } from "./view";

const PHASES = [
  "web-darjeeling-phase-ships",
  "web-darjeeling-phase-collector",
  "web-darjeeling-phase-shipment",
];

export const face = defineFace<View>({
  name: "darjeeling",
  Board,
  Tray,
  Facts,
  Tracker,
  points: (view: View) => view.seats.map((seat) => seat.score),
  purse: ({ seats }: View, seat: number) => {
    const own = seats[seat];
    if (!own) return [];
    return [
      { icon: "tile", words: texts.number(own.tile_count) },
      { icon: "bonus", words: texts.number(own.tokens ?? 0) },
      { icon: "crate", words: texts.number(own.supply) },
      { icon: "ship", words: `+${texts.number(own.next_ships)}` },
    ];
  },
  progress: ({ options, round }: View) => ({
    key: "web-darjeeling-progress",
    values: {
      round: Math.min(round + 1, options.round_limit),
      target: options.target,
    },
  }),
  summary,
  phases: ({ decision }: View) => {
    if (decision === null || decision === "start" || decision === "face")
      return { keys: [], now: 0 };
    return { keys: PHASES, now: decision === "move" ? 1 : 2 };
  },
  group: (choice) => choice.choice,
  finishing,
  implies,
  turnWords,
  wholeWords,
  asks,
  scoring,
  beginsTurn: ({ name, values }) =>
    name === "ships-scored" || name === "crate-placed" ? Number(values.seat) : null,
  origin: ({ values }, { seat, seats }: View) =>
    values.cell !== undefined && seat !== null ? (seats[seat]?.collector ?? null) : null,
  telling,
  staged,
  places,
  motions,
});

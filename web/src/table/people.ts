// Who sits at a table.

import type { State } from "$lib/api";
import { COLOURS, seatName, SHAPES } from "$lib/seats";
import type { Player } from "../games/face";

/** The seats of a table as boards and lists draw them. */
export function playersAt(seats: State["seats"]): Player[] {
  return seats.map((seat) => ({
    seat: seat.seat,
    name: seatName(seat),
    colour: COLOURS[seat.seat] ?? "indigo",
    shape: SHAPES[seat.seat] ?? "circle",
    bot: seat.kind === "bot" ? seat.level : seat.stand_in,
  }));
}

/** Whether somebody came, left or was replaced, or the table began or ended. */
export function changedPeople(before: State, now: State): boolean {
  const who = (state: State): string =>
    state.seats.map((seat) => `${seat.kind} ${seat.name}`).join() + state.status;
  return who(before) !== who(now);
}

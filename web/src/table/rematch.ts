// The same table once more: who sits there, who begins it.

import type { NewSeat, NewTable, Seat, State } from "$lib/api";

/** The option `first` of the next game: the seat after the one that began this one. */
export function nextFirst(
  options: Record<string, unknown>,
  actors: readonly (number | null)[],
  players: number,
): number | undefined {
  if (!("first" in options) || players < 2) return undefined;
  const began = typeof options.first === "number" ? options.first : actors.find((n) => n !== null);
  return typeof began === "number" ? (began + 1) % players : undefined;
}

/** The same table once more, for one of its players; those of other browsers are invited. */
export function tableAgain(
  state: State,
  mine: readonly number[],
  first: number | undefined,
): NewTable {
  const { clock, log, over, level, vote_seconds } = state.settings as NonNullable<
    NewTable["settings"]
  >;
  return {
    game: state.game,
    kind: state.kind,
    options: {
      ...(state.options as NewTable["options"]),
      ...(first === undefined ? {} : { first }),
    },
    seats: state.seats.map((seat) => seatAgain(seat, mine)),
    settings: { clock, log, over, level, vote_seconds },
    after: hasOthers(state.seats, mine) ? state.id : null,
  };
}

/** Whether somebody plays in another browser. */
export const hasOthers = (seats: readonly Seat[], mine: readonly number[]): boolean =>
  mine.length > 0 && seats.some(({ seat, kind }) => kind === "person" && !mine.includes(seat));

function seatAgain(seat: Seat, mine: readonly number[]): NewSeat {
  if (seat.kind === "bot")
    return { kind: "bot", name: seat.name || null, level: (seat.level ?? "easy") as "easy" };
  return mine.includes(seat.seat) ? { kind: "person", name: seat.name || null } : { kind: "open" };
}

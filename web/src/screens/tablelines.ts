// A table in one line: who sits there, and what it waits for.

import type { Mine, Seat, Table } from "$lib/api";
import { seatName } from "$lib/seats";
import { t, texts } from "$lib/texts.svelte";

export const nameOf = seatName;
export const freeSeats = (table: Table): Seat[] => table.seats.filter((seat) => seat.kind === "open");
export const isMyTurn = ({ table, seats }: Mine): boolean =>
  table.status === "running" && table.turn !== null && seats.includes(table.turn);

const day = (time: number): string => new Intl.DateTimeFormat(texts.language, { dateStyle: "medium" }).format(time);

function company({ table, seats }: Mine): string {
  const others = table.seats.filter(({ seat }) => !seats.includes(seat)).map(nameOf);
  if (others.length === 0) return t(seats.length === 1 ? "web-house-alone" : "web-house-mode-screen");
  return t("web-house-with", { names: new Intl.ListFormat(texts.language).format(others) });
}

/** Where a table stands, told to one of its players. */
export function standing(mine: Mine): string {
  const { table } = mine;
  if (isMyTurn(mine)) return company(mine);
  if (table.status === "open") return t("web-house-free-seats", { n: freeSeats(table).length });
  if (table.status === "over") return `${t("web-house-status-over")} · ${day(table.updated)}`;
  if (table.status !== "running") return t(`web-house-status-${table.status}`);
  const acting = table.seats.find((seat) => seat.seat === table.turn);
  if (!acting) return t("web-house-status-running");
  const thinks = acting.kind === "bot" || acting.stand_in !== null;
  return t(thinks ? "web-house-thinking" : "web-house-waiting", { name: nameOf(acting) });
}

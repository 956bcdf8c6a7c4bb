// A table in one line: who sits there, and what it waits for.

import type { Entry, Listed, Mine, Seat, Table } from "$lib/api";
import { seatName } from "$lib/seats";
import { t, texts } from "$lib/texts.svelte";
import { isMyTurn } from "$lib/waiting.svelte";

export const nameOf = seatName;
export const freeSeats = (table: Table): Seat[] =>
  table.seats.filter((seat) => seat.kind === "open");

const day = (time: number): string =>
  new Intl.DateTimeFormat(texts.language, { dateStyle: "medium" }).format(time);

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** "2 hours ago", in the largest unit that fits. */
export function ago(time: number, now = Date.now()): string {
  const [unit, length] = UNITS.find(([, length]) => now - time >= length) ?? ["second", 1000];
  const words = new Intl.RelativeTimeFormat(texts.language, { numeric: "auto" });
  return words.format(-Math.max(0, Math.floor((now - time) / length)), unit);
}

/** What asks for the reader first: a turn, then a game that ended, then one that goes on. */
export const urgency = (one: Mine): number =>
  isMyTurn(one) ? 0 : one.table.status === "over" ? 1 : 2;

/** What others did since the reader was there; in a new browser, since the reader's last entry. */
export function unseen<E extends Pick<Entry, "seq" | "seat">>(
  entries: E[],
  seats: number[],
  seen: number | null,
): E[] {
  const isMine = ({ seat }: E): boolean => seat !== null && seats.includes(seat);
  const since = seen ?? entries.filter(isMine).at(-1)?.seq ?? 0;
  return entries.filter((entry) => entry.seq > since && !isMine(entry));
}

/** Who won, if anybody was there to be beaten. */
function result({ table, seats }: Mine): string {
  const { winners } = table;
  if (winners.length === 0 || table.seats.length < 2) return t("web-screens-status-over");
  const names = table.seats.filter(({ seat }) => winners.includes(seat)).map(nameOf);
  const mine = seats.length === 1 && winners.length === 1 && seats[0] === winners[0];
  return t("web-screens-won", {
    mine: mine ? "yes" : "no",
    names: new Intl.ListFormat(texts.language).format(names),
  });
}

function company({ table, seats }: Mine): string {
  const others = table.seats.filter(({ seat }) => !seats.includes(seat)).map(nameOf);
  if (others.length === 0)
    return t(seats.length === 1 ? "web-screens-alone" : "web-screens-mode-screen");
  return t("web-screens-with", { names: new Intl.ListFormat(texts.language).format(others) });
}

/** Nothing before anything was played. */
export const pointsOf = ({ table, progress }: Listed): number[] =>
  table.status === "open" || progress.moves === 0 ? [] : progress.points;

/** Where a table stands, told to one of its players. */
export function statusLine(mine: Listed): string {
  const { moves } = mine.progress;
  const line = standing(mine);
  const isPlayed = mine.table.status === "running" || mine.table.status === "paused";
  return isPlayed && moves > 0 ? `${line} · ${t("web-screens-move", { n: moves })}` : line;
}

function standing(mine: Mine): string {
  const { table } = mine;
  if (isMyTurn(mine)) return `${company(mine)} · ${ago(table.updated)}`;
  if (table.status === "open") return t("web-screens-free-seats", { n: freeSeats(table).length });
  if (table.status === "over") return `${result(mine)} · ${day(table.updated)}`;
  if (table.status !== "running") return t(`web-screens-status-${table.status}`);
  const acting = table.seats.find((seat) => seat.seat === table.actor);
  if (!acting) return t("web-screens-status-running");
  const thinks = acting.kind === "bot" || acting.stand_in !== null;
  if (thinks) return t("web-screens-thinking", { name: nameOf(acting) });
  return `${t("web-screens-waiting", { name: nameOf(acting) })} · ${ago(table.updated)}`;
}

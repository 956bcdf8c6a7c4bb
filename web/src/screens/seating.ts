// Who shall sit at a new table.

import type { Level, NewSeat, TableKind } from "$lib/api";

/** Bots have names, so that one can talk about them. */
export const BOT_NAMES = ["Asha", "Ravi", "Mei", "Nuwan", "Tara"] as const;

export const MODES = ["friends", "screen", "bots", "solo"] as const;
export type Mode = (typeof MODES)[number];
export const isMode = (name: string): name is Mode => MODES.some((mode) => mode === name);

export type Occupant = "me" | "person" | "bot" | "open";

/** One seat as it is being planned; `name` of persons at this screen, `level` of bots. */
export interface SeatPlan {
  occupant: Occupant;
  name: string;
  level: Level;
}

const USUAL = 3;
const OTHERS: Record<Mode, Occupant> = {
  friends: "open",
  screen: "person",
  bots: "bot",
  solo: "bot",
};

export const otherIn = (mode: Mode): SeatPlan => ({
  occupant: OTHERS[mode],
  name: "",
  level: "easy",
});

/** As many as usually sit down, if the game lets them; `wanted` is the seat of the own colour. */
export function placesFor(
  players: { least?: number; most?: number },
  mode: Mode,
  wanted = 0,
): SeatPlan[] {
  const me: SeatPlan = { occupant: "me", name: "", level: "easy" };
  const count = mode === "solo" ? 1 : clamped(USUAL, players.least ?? 2, players.most ?? USUAL);
  return seatedAt(
    wanted,
    me,
    Array.from({ length: count - 1 }, () => otherIn(mode)),
  );
}

/** Somebody among others: at the seat that is wanted, or at the first where there is no such seat. */
export function seatedAt<T>(wanted: number, me: T, others: T[]): T[] {
  const seat = wanted >= 0 && wanted <= others.length ? wanted : 0;
  return [...others.slice(0, seat), me, ...others.slice(seat)];
}

const clamped = (n: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, n));

export function seatsOf(places: SeatPlan[], myName: string): NewSeat[] {
  let bots = 0;
  return places.map(({ occupant, name, level }): NewSeat => {
    if (occupant === "open") return { kind: "open" };
    if (occupant === "bot") return { kind: "bot", level, name: BOT_NAMES[bots++] ?? null };
    return { kind: "person", name: (occupant === "me" ? myName : name.trim()) || null };
  });
}

/** The seats of a table that is planned already; the first person is the reader. */
export function placesOf(seats: readonly NewSeat[]): SeatPlan[] {
  const mine = seats.findIndex(({ kind }) => kind === "person");
  return seats.map((seat, n): SeatPlan => ({
    occupant: n === mine ? "me" : seat.kind,
    name: n !== mine && seat.kind === "person" ? (seat.name ?? "") : "",
    level: (seat.kind === "bot" && seat.level) || "easy",
  }));
}

/** With whom a table is planned. */
export function modeOf(places: readonly SeatPlan[]): Mode {
  const others = new Set(places.map(({ occupant }) => occupant));
  if (places.length === 1) return "solo";
  if (others.has("open")) return "friends";
  return others.has("person") ? "screen" : "bots";
}

/** A table with free seats is reached by link or in the lobby; any other stays at this screen. */
export function kindFor(places: SeatPlan[], isPublic: boolean): TableKind {
  if (places.every(({ occupant }) => occupant !== "open")) return "screen";
  return isPublic ? "public" : "link";
}

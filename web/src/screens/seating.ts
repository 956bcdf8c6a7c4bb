// Who shall sit at a new table.

import type { Level, NewSeat, TableKind } from "$lib/api";
import { BOT_NAMES } from "./games";

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

/** As many as usually sit down, if the game lets them. */
export function placesFor(players: { least?: number; most?: number }, mode: Mode): SeatPlan[] {
  const me: SeatPlan = { occupant: "me", name: "", level: "easy" };
  const count = mode === "solo" ? 1 : clamped(USUAL, players.least ?? 2, players.most ?? USUAL);
  return [me, ...Array.from({ length: count - 1 }, () => otherIn(mode))];
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

/** A table with free seats is reached by link or in the lobby; any other stays at this screen. */
export function kindFor(places: SeatPlan[], isPublic: boolean): TableKind {
  if (places.every(({ occupant }) => occupant !== "open")) return "screen";
  return isPublic ? "public" : "link";
}

// Who shall sit at a new table.

import type { Level, NewSeat, TableKind } from "$lib/api";
import { BOT_NAMES } from "./games";
import type { GameName } from "./places";

export const MODES = ["friends", "screen", "bots", "solo"] as const;
export type Mode = (typeof MODES)[number];
export const isMode = (name: string): name is Mode => MODES.some((mode) => mode === name);

export type Sitter = "me" | "person" | "bot" | "open";

/** One seat as it is being planned; `name` of persons at this screen, `level` of bots. */
export interface SeatPlan {
  sitter: Sitter;
  name: string;
  level: Level;
}

const USUAL: Record<GameName, number> = { ceylon: 3, darjeeling: 3, alubari: 3 };
const OTHERS: Record<Mode, Sitter> = { friends: "open", screen: "person", bots: "bot", solo: "bot" };

export const otherIn = (mode: Mode): SeatPlan => ({ sitter: OTHERS[mode], name: "", level: "easy" });

export function placesFor(game: GameName, mode: Mode): SeatPlan[] {
  const me: SeatPlan = { sitter: "me", name: "", level: "easy" };
  const count = mode === "solo" ? 1 : USUAL[game];
  return [me, ...Array.from({ length: count - 1 }, () => otherIn(mode))];
}

export function seatsOf(places: SeatPlan[], myName: string): NewSeat[] {
  let bots = 0;
  return places.map(({ sitter, name, level }): NewSeat => {
    if (sitter === "open") return { kind: "open" };
    if (sitter === "bot") return { kind: "bot", level, name: BOT_NAMES[bots++] ?? null };
    return { kind: "person", name: (sitter === "me" ? myName : name.trim()) || null };
  });
}

/** A table with free seats is reached by link or in the lobby; any other stays at this screen. */
export function kindFor(places: SeatPlan[], isPublic: boolean): TableKind {
  if (places.every(({ sitter }) => sitter !== "open")) return "screen";
  return isPublic ? "public" : "link";
}

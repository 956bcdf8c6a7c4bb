// Sentences about pieces, for tooltips, screen readers and the board as text.

import { t } from "$lib/texts.svelte";
import type { Player } from "../face";
import { inWords } from "./goods";
import type { Area, Gain, Owner } from "./view";

/** A player's name, the game, or nobody as an empty text. */
export function ownerName(owner: Owner | "blocked" | null | undefined, players: Player[]): string {
  if (owner === null || owner === undefined || owner === -1) return "";
  if (owner === "game") return t("alubari-word-game");
  if (owner === "blocked") return t("alubari-word-closed");
  return players[owner]?.name ?? "";
}

const gain = ([what, n]: [string, number]): string =>
  t("web-alubari-gain", { gain: what as Gain, n });

/** What is known of a thing, without what is empty: "Sukna, 2 points · Priya" */
export const facts = (...parts: string[]): string =>
  parts.filter((part) => part !== "").join(" · ");

/** "Sukna 1: 2 stone · 4 points, third labourer free next round · Priya" */
export function areaName(area: Area, players: Player[]): string {
  const brings = Object.entries(area.gives).map(gain);
  if (area.points) brings.unshift(t("web-alubari-points", { n: area.points }));
  const station = t("web-alubari-station", {
    station: area.name,
    cost: inWords(area.cost),
    gains: brings.join(", "),
  });
  return facts(station, ownerName(area.owner, players));
}

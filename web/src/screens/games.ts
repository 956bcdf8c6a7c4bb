// What the house knows of the games before one is opened.

import type { Component } from "svelte";
import { api, NoAnswer, Problem, type NewSeat } from "$lib/api";
import { go } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import { t } from "$lib/texts.svelte";
import type { GameName } from "./places";

interface Known {
  least: number;
  most: number;
  minutes: number;
  cover: () => Promise<{ default: Component }>;
}

export const KNOWN: Record<GameName, Known> = {
  ceylon: { least: 2, most: 4, minutes: 60, cover: () => import("../games/ceylon/Cover.svelte") },
  darjeeling: { least: 2, most: 5, minutes: 45, cover: () => import("../games/darjeeling/Cover.svelte") },
  alubari: { least: 1, most: 5, minutes: 90, cover: () => import("../games/alubari/Cover.svelte") },
};

/** Bots have names, so that one can talk about them. */
export const BOT_NAMES = ["Asha", "Ravi", "Mei", "Nuwan", "Tara"] as const;

export const person = (name: string): NewSeat => ({ kind: "person", name: name || null });

/** One click: a table against two easy bots, and off we go. */
export async function playNow(game: GameName): Promise<void> {
  const bots = BOT_NAMES.slice(0, 2).map((name): NewSeat => ({ kind: "bot", level: "easy", name }));
  const { table } = await api.open({ game, kind: "screen", seats: [person(settings.name), ...bots] });
  go(`/t/${table.id}`);
}

export async function playSolo(): Promise<void> {
  const { table } = await api.open({
    game: "alubari",
    kind: "screen",
    seats: [person(settings.name)],
    options: { players: 1 },
  });
  go(`/t/${table.id}`);
}

/** What went wrong, in words for the reader. */
export function excuse(error: unknown): string {
  if (error instanceof Problem) return t(`server-error-${error.error}`);
  if (error instanceof NoAnswer) return t("web-house-no-answer");
  throw error;
}

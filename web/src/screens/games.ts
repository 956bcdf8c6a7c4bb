// Straight to a table.

import { api, type Level, type NewSeat } from "$lib/api";
import { go } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import { seatCoach } from "../learn/coached";
import { profile } from "../me/profile.svelte";
import { excuse } from "./error-words";
import { BOT_NAMES, seatedAt } from "./seating";

export { excuse };

export const person = (name: string): NewSeat => ({ kind: "person", name: name || null });

async function openAgainstBots(game: string, level: Level): Promise<string> {
  const bots = BOT_NAMES.slice(0, 2).map((name): NewSeat => ({ kind: "bot", level, name }));
  const seats = seatedAt(profile.seat, person(settings.name), bots);
  const { table } = await api.open({ game, kind: "screen", seats });
  return table.id;
}

/** One click: a table against two easy bots, and off we go. */
export async function playNow(game: string): Promise<void> {
  go(`/t/${await openAgainstBots(game, "easy")}`);
}

/** A first game: the bots are beginners, too, and a coach sits beside the board. */
export async function playCoached(game: string): Promise<void> {
  const table = await openAgainstBots(game, "novice");
  seatCoach(table);
  go(`/t/${table}`);
}

/** Begin a game alone; why it was refused, or nothing. */
export async function playSolo(game: string): Promise<string> {
  try {
    const { table } = await api.open({
      game,
      kind: "screen",
      seats: [person(settings.name)],
      options: { players: 1 },
    });
    go(`/t/${table.id}`);
    return "";
  } catch (error) {
    return excuse(error);
  }
}

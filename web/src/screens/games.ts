// Straight to a table.

import { api, type NewSeat } from "$lib/api";
import { go } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import { profile } from "../me/profile.svelte";
import { excuse } from "./excuse";
import { BOT_NAMES, seatedAt } from "./seating";

export { excuse };

export const person = (name: string): NewSeat => ({ kind: "person", name: name || null });

/** One click: a table against two easy bots, and off we go. */
export async function playNow(game: string): Promise<void> {
  const bots = BOT_NAMES.slice(0, 2).map((name): NewSeat => ({ kind: "bot", level: "easy", name }));
  const { table } = await api.open({
    game,
    kind: "screen",
    seats: seatedAt(profile.seat, person(settings.name), bots),
  });
  go(`/t/${table.id}`);
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

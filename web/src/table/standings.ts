// Who is ahead, as lines to read: the words of races, goals and places.

import type { Goal, RacePlace, Standings } from "$lib/api";
import { t, texts } from "$lib/texts.svelte";

const dashed = (name: string): string => name.replaceAll("_", "-");

/** A message of the game, or its bare name: a game may lack the words for something. */
function said(key: string, name: string, values: Record<string, string | number> = {}): string {
  return texts.has(key) ? t(key, values) : name.replaceAll(/[_-]/g, " ");
}

export const raceWords = (game: string, race: string): string =>
  said(`${game}-race-${dashed(race)}`, race);

export const goalWords = (game: string, { goal, values }: Goal): string =>
  said(`${game}-goal-${dashed(goal)}`, goal, values);

export const partWords = (game: string, part: string): string =>
  said(`${game}-part-${dashed(part)}`, part);

/** The sources in which some seat has points, or may have. */
export const sourcesOf = ({ seats }: Standings): string[] =>
  Object.keys(seats[0]?.sources ?? {}).filter((source) =>
    seats.some(({ sources }) => sources[source] !== 0),
  );

/** What a seat still needs, for those who look at a place and for those who hear it. */
export function placeWords(place: RacePlace): string {
  if (place.place === null) return t("web-table-standings-out");
  return place.to_next === null
    ? t("web-table-standings-place", { place: place.place })
    : t("web-table-standings-more", { place: place.place, more: place.to_next });
}

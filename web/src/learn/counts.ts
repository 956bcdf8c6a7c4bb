// Numbers kept in this browser, by game and by name: how often something happened to somebody.

import { keep, keptRecord } from "$lib/kept";

export type Counts = Record<string, number>;

export const countsOf = (keptAs: string, game: string): Counts =>
  keptRecord<Counts>(keptAs)[game] ?? {};

export function keepCounts(keptAs: string, game: string, counts: Counts): void {
  keep(keptAs, { ...keptRecord<Counts>(keptAs), [game]: counts });
}

export function countOn(keptAs: string, game: string, names: string[]): void {
  const counts = { ...countsOf(keptAs, game) };
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  keepCounts(keptAs, game, counts);
}

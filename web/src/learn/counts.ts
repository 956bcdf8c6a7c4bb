// Numbers kept in this browser, by game and by name: how often something happened to somebody.

export type Counts = Record<string, number>;

function readAll(keptAs: string): Record<string, Counts> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptAs) ?? "{}");
    return kept !== null && typeof kept === "object" ? (kept as Record<string, Counts>) : {};
  } catch {
    return {}; // no storage here, or something else in it
  }
}

export const countsOf = (keptAs: string, game: string): Counts => readAll(keptAs)[game] ?? {};

export function keepCounts(keptAs: string, game: string, counts: Counts): void {
  try {
    localStorage.setItem(keptAs, JSON.stringify({ ...readAll(keptAs), [game]: counts }));
  } catch {
    // not remembered
  }
}

export function countOn(keptAs: string, game: string, names: string[]): void {
  const counts = { ...countsOf(keptAs, game) };
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  keepCounts(keptAs, game, counts);
}

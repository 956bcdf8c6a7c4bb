// The same table once more: who begins it.

/** The option `first` of the next game: the seat after the one that began this one. */
export function nextFirst(
  options: Record<string, unknown>,
  actors: readonly (number | null)[],
  players: number,
): number | undefined {
  if (!("first" in options) || players < 2) return undefined;
  const began = typeof options.first === "number" ? options.first : actors.find((n) => n !== null);
  return typeof began === "number" ? (began + 1) % players : undefined;
}

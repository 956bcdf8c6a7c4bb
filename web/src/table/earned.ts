// Which achievements a game alone brought, looked up in the record of all of them.

interface Played {
  table_id: string;
  earned: string[];
  near: Record<string, unknown>;
}

export interface Earned {
  fresh: string[];
  again: string[];
  near: string[];
}

/** Null where the game does not count: it was forked, imported or played by a bot. */
export function earnedIn(played: Played[], table: string): Earned | null {
  const at = played.findIndex(({ table_id }) => table_id === table);
  const game = played[at];
  if (!game) return null;
  const before = new Set(played.slice(0, at).flatMap(({ earned }) => earned));
  return {
    fresh: game.earned.filter((name) => !before.has(name)),
    again: game.earned.filter((name) => before.has(name)),
    near: Object.keys(game.near).filter((name) => !before.has(name)),
  };
}

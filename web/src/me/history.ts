// What was played, as far as the server has worked it out: older games a few at a time.

import { api, type PlayedHistory } from "$lib/api";

/** The history so far, then more of it, until nothing more comes. */
export async function* histories(): AsyncGenerator<PlayedHistory> {
  for (let before = Infinity; ;) {
    const found = await api.history();
    yield found;
    if (found.pending === 0 || found.pending >= before) return;
    before = found.pending;
  }
}

/** The feats that nobody had done before this table; none while older games are not known. */
export function newFeats({ feats, pending }: PlayedHistory, table: string): string[] {
  if (pending > 0) return [];
  return feats.filter(({ table_id }) => table_id === table).map(({ feat }) => feat);
}

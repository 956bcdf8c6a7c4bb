// How far this browser has seen each table, so that the front page can tell what happened since;
// where nothing is kept, it tells what happened since one's last turn.

import { KeptByTable } from "./kept-by-table";

const seen = new KeptByTable<number>("teahouse-seen");

/** The last number seen at a table; null where this browser has never been. */
export const seenAt = (table: string): number | null => seen.get(table);
export const keepSeen = (table: string, seq: number): void => seen.set(table, seq);

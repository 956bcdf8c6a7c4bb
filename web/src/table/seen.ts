// How far this browser has seen each table, so that the front page can tell what happened since.

const KEPT_AS = "teahouse-seen";
const MOST = 50;

type Kept = [table: string, seq: number][];

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept) : [];
  } catch {
    return [];
  }
}

/** The last number seen at a table; null where this browser has never been. */
export const seenAt = (table: string): number | null =>
  read().find(([known]) => known === table)?.[1] ?? null;

export function keepSeen(table: string, seq: number): void {
  const others = read().filter(([known]) => known !== table);
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify([[table, seq], ...others].slice(0, MOST)));
  } catch {
    // a browser that keeps nothing tells what happened since one's last turn
  }
}

// The link for everybody, by table: the server keeps only its hash, so whoever made it keeps it here.

const KEPT_AS = "teahouse-links";
const MOST = 50;

type Kept = [table: string, token: string][];

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept) : [];
  } catch {
    return [];
  }
}

export const keptLink = (table: string): string | null =>
  read().find(([known]) => known === table)?.[1] ?? null;

/** Keep the secret of a link, or forget it. */
export function keepLink(table: string, token: string | null): void {
  const others = read().filter(([known]) => known !== table);
  const kept: Kept = token === null ? others : [[table, token], ...others];
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(kept.slice(0, MOST)));
  } catch {
    // a browser that keeps nothing makes a new link each time
  }
}

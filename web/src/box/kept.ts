// What an owner typed, as this browser keeps it.

/** Values by path. One that equals ours is there too: the owner has read it. */
export type Edits = Record<string, unknown>;

export interface Kept {
  values: Edits;
  note: string;
  /** how many of them differ from ours */
  changed: number;
  /** what came with a link, so that nobody takes it for their own */
  received: Received | null;
}

export interface Received {
  values: Edits;
  note: string;
}

export const keptAs = (game: string): string => `teahouse-box-${game}`;

export function readKept(game: string): Kept {
  try {
    const kept: Partial<Kept> = JSON.parse(localStorage.getItem(keptAs(game)) ?? "{}");
    const values = typeof kept.values === "object" && kept.values !== null ? kept.values : {};
    const note = typeof kept.note === "string" ? kept.note : "";
    const changed = Number(kept.changed ?? Object.keys(values).length);
    return { values, note, changed, received: receivedIn(kept.received) };
  } catch {
    // no storage here, or something else in it
    return { values: {}, note: "", changed: 0, received: null };
  }
}

function receivedIn(kept: unknown): Received | null {
  if (typeof kept !== "object" || kept === null || !("values" in kept)) return null;
  const { values } = kept;
  if (typeof values !== "object" || values === null) return null;
  return { values: { ...values }, note: "note" in kept ? String(kept.note) : "" };
}

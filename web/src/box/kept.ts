// What an owner typed, as this browser keeps it.

/** Values by path. One that equals ours is there too: the owner has read it. */
export type Edits = Record<string, unknown>;

export interface Kept {
  values: Edits;
  /** which box it is */
  note: string;
  /** how many of the values differ from ours */
  changed: number;
}

export const keptAs = (game: string): string => `teahouse-box-${game}`;

export function readKept(game: string): Kept {
  try {
    const kept: Partial<Kept> = JSON.parse(localStorage.getItem(keptAs(game)) ?? "{}");
    const values = typeof kept.values === "object" && kept.values !== null ? kept.values : {};
    const note = typeof kept.note === "string" ? kept.note : "";
    return { values, note, changed: Number(kept.changed ?? Object.keys(values).length) };
  } catch {
    return { values: {}, note: "", changed: 0 }; // no storage here, or something else in it
  }
}

// How the choices of a decision are laid out: by kind, what can be done before what comes to nothing,
// and what finishes on the main button.

import type { Choice, GameFace } from "../games/face";

/** A single choice waits on the main button already. */
export const openChoices = (choices: Choice[]): Choice[] => (choices.length > 1 ? choices : []);

export interface Arranged {
  /** choices a person sees as one kind, in the order in which the first of each comes */
  groups: [string, Choice[]][];
  /** legal, but they come to nothing as things stand */
  idle: Choice[];
}

type Arranging = Pick<GameFace, "group" | "isIdle" | "alike">;

export function arranged(choices: Choice[], face: Arranging): Arranged {
  const shown = firstOfEach(choices, face);
  const groups = new Map<string, Choice[]>();
  for (const choice of shown) {
    if (face.isIdle?.(choice)) continue;
    const group = face.group(choice);
    groups.set(group, [...(groups.get(group) ?? []), choice]);
  }
  return { groups: [...groups], idle: shown.filter((choice) => face.isIdle?.(choice)) };
}

/** Of choices that differ only in where, the first. */
function firstOfEach(choices: Choice[], face: Arranging): Choice[] {
  const seen = new Set<string>();
  return choices.filter((choice) => {
    const kind = face.alike?.(choice) ?? null;
    if (kind === null) return true;
    const isFirst = !seen.has(kind);
    seen.add(kind);
    return isFirst;
  });
}

// Which lessons were done in this browser. Nobody else learns of it.

import { keep, keptRecord } from "$lib/kept";

const KEPT_AS = "teahouse-lessons";

let done = $state.raw(keptRecord<string[]>(KEPT_AS));

export const isDone = (game: string, lesson: string): boolean =>
  Array.isArray(done[game]) && done[game].includes(lesson);

export function markDone(game: string, lesson: string): void {
  if (isDone(game, lesson)) return;
  done = { ...done, [game]: [...(done[game] ?? []), lesson] };
  keep(KEPT_AS, done); // else it is remembered until the page is left
}

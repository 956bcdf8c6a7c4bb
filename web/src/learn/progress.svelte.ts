// Which lessons were done in this browser. Nobody else learns of it.

const KEPT_AS = "teahouse-lessons";
type Done = Record<string, string[]>;

function read(): Done {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}");
    return kept !== null && typeof kept === "object" ? (kept as Done) : {};
  } catch {
    return {}; // no storage here, or something else in it
  }
}

let done = $state.raw<Done>(read());

export const isDone = (game: string, lesson: string): boolean =>
  Array.isArray(done[game]) && done[game].includes(lesson);

export function markDone(game: string, lesson: string): void {
  if (isDone(game, lesson)) return;
  done = { ...done, [game]: [...(done[game] ?? []), lesson] };
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(done));
  } catch {
    // remembered until the page is left
  }
}

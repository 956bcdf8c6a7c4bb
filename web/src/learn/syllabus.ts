// Which rules have refused somebody in this browser, and which lesson or rule helps most. Nobody else
// learns of it.

import type { LessonAbout } from "$lib/api";

const KEPT_AS = "teahouse-rules";
/** How often each rule of a game refused, by its number. */
type Refused = Record<string, number>;

function read(): Record<string, Refused> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}");
    return kept !== null && typeof kept === "object" ? (kept as Record<string, Refused>) : {};
  } catch {
    return {}; // no storage here, or something else in it
  }
}

function keep(game: string, refused: Refused): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify({ ...read(), [game]: refused }));
  } catch {
    // not remembered
  }
}

export function noteRefused(game: string, rule: string): void {
  const known = read()[game] ?? {};
  if (rule) keep(game, { ...known, [rule]: (known[rule] ?? 0) + 1 });
}

/** A lesson was done: what it teaches is no longer in doubt. */
export function noteTaught(game: string, rules: string[]): void {
  const left = Object.entries(read()[game] ?? {}).filter(([rule]) => !rules.includes(rule));
  keep(game, Object.fromEntries(left));
}

export interface Proposal {
  rule: string;
  /** the lesson that teaches it; without one, the rule itself is read */
  lesson: LessonAbout | undefined;
}

/** The rule that refused most often, the first of them in doubt. */
export function proposalFor(game: string, lessons: LessonAbout[]): Proposal | null {
  const refused = Object.entries(read()[game] ?? {}).sort(([, a], [, b]) => b - a);
  const rule = refused[0]?.[0];
  if (rule === undefined) return null;
  return { rule, lesson: lessons.find(({ teaches }) => teaches.includes(rule)) };
}

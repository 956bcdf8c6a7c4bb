// Which rules somebody has used in this browser and which have refused them, and which lesson or rule
// helps most. Nobody else learns of it.

import type { LessonAbout } from "$lib/api";
import { countOn, countsOf, keepCounts, type Counts } from "./counts";

const REFUSED = "teahouse-rules"; // by number of the rule
const DECIDED = "teahouse-decided"; // by kind of decision; its rules were used with it

export function noteRefused(game: string, rule: string): void {
  if (rule) countOn(REFUSED, game, [rule]);
}

export const noteDecided = (game: string, decisions: string[]): void =>
  countOn(DECIDED, game, decisions);

/** A lesson was done: what it teaches is no longer in doubt. */
export function noteTaught(game: string, rules: string[]): void {
  const left = Object.entries(countsOf(REFUSED, game)).filter(([rule]) => !rules.includes(rule));
  keepCounts(REFUSED, game, Object.fromEntries(left));
}

/** The rules that each kind of decision stands for. */
type RulesOf = Record<string, string[]>;

/** How often each rule was used, those never used among them. */
export function usedRules(game: string, decisions: RulesOf): Counts {
  const decided = countsOf(DECIDED, game);
  const used: Counts = {};
  for (const [decision, rules] of Object.entries(decisions))
    for (const rule of rules) used[rule] = (used[rule] ?? 0) + (decided[decision] ?? 0);
  return used;
}

export interface LessonProposal {
  rule: string;
  /** how often it refused; 0: it was never used */
  refused: number;
  /** the lesson that teaches it; without one, the rule itself is read */
  lesson: LessonAbout | undefined;
}

/** The least known rule: the one that refused most of what was tried, else one that was never used by
somebody who has played. */
export function proposalFor(
  game: string,
  { lessons, decisions }: { lessons: LessonAbout[]; decisions: RulesOf },
  isDone: (lesson: string) => boolean,
): LessonProposal | null {
  const used = usedRules(game, decisions);
  const share = ([rule, n]: [string, number]): number => n / (n + (used[rule] ?? 0));
  const refused = Object.entries(countsOf(REFUSED, game));
  const [worst] = refused.sort((a, b) => share(b) - share(a) || b[1] - a[1]);
  if (worst) {
    const [rule, n] = worst;
    return { rule, refused: n, lesson: lessons.find(({ teaches }) => teaches.includes(rule)) };
  }
  if (Object.values(used).every((n) => n === 0)) return null;
  for (const lesson of lessons.filter(({ name }) => !isDone(name))) {
    const rule = lesson.teaches.find((one) => used[one] === 0);
    if (rule !== undefined) return { rule, refused: 0, lesson };
  }
  return null;
}

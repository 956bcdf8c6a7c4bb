// The rules in reading order, by section; each section is a chapter. The texts are the messages
// `<game>-rules-section-<name>` and `<game>-rule-<number>`.

import type { NumberedRule } from "$lib/api";
import { t, texts } from "$lib/texts.svelte";

export interface Section {
  name: string;
  rules: NumberedRule[];
}

/** The chapter that tells a game in short, before its rules. */
export const SHORT = "short";

/** Sections in the order in which their first rules stand in the ledger. */
export function sectionsOf(rules: NumberedRule[]): Section[] {
  const sections = new Map<string, NumberedRule[]>();
  for (const rule of rules) {
    const there = sections.get(rule.section);
    if (there) there.push(rule);
    else sections.set(rule.section, [rule]);
  }
  return [...sections].map(([name, those]) => ({ name, rules: those }));
}

/** The chapters of a game by name; whether it tells itself in short too. */
export const chaptersOf = (sections: Section[], short: boolean): string[] => [
  ...(short ? [SHORT] : []),
  ...sections.map(({ name }) => name),
];

/** The chapter that is asked for, by name or by a rule in it; else the first. */
export function chapterOf(
  sections: Section[],
  chapters: string[],
  chapter: string | undefined,
  rule: string | undefined,
): string {
  const named = chapters.find((name) => name === chapter);
  const holding = sections.find(({ rules }) => rules.some(({ number }) => number === rule));
  return named ?? holding?.name ?? chapters[0] ?? "";
}

export const titleOfChapter = (game: string, name: string): string =>
  name === SHORT ? t("web-brief-title") : t(`${game}-rules-section-${name}`);

/** Whether people ask about a rule: a ruling that has a question. */
export const isAsked = (game: string, rule: NumberedRule): boolean =>
  rule.kind !== "stated" && texts.has(`${game}-rules-question-${rule.number}`);

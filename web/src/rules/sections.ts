// The rules in reading order, by section. The texts are the messages `<game>-rules-section-<name>`
// and `<game>-rule-<number>`.

import type { NumberedRule } from "$lib/api";

export interface Section {
  name: string;
  rules: NumberedRule[];
}

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

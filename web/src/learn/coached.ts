// At which tables a coach sits, and what it need not say again. Kept in this browser only.

import { keep, keptRecord } from "$lib/kept";

const KEPT_AS = "teahouse-coach";
const MOST_TABLES = 20;
const MOST_SAID = 200;
/** A rule that was used well so often needs no words any more. */
const ENOUGH = 2;

interface Kept {
  tables: string[];
  /** what was explained: kinds of decisions at a table, "t1 chess move"; points, "chess points", and
   * each source of them, "chess source queen" */
  said: string[];
  /** how often each rule was used well, "chess A01" */
  well: Record<string, number>;
}

const read = (): Kept => ({ tables: [], said: [], well: {}, ...keptRecord(KEPT_AS) });

/** Where nothing can be kept, the coach says it again. */
function change(changes: Partial<Kept>): void {
  keep(KEPT_AS, { ...read(), ...changes });
}

export const isCoached = (table: string): boolean => read().tables.includes(table);

export const seatCoach = (table: string): void =>
  change({ tables: [table, ...read().tables].slice(0, MOST_TABLES) });

export const dismissCoach = (table: string): void =>
  change({ tables: read().tables.filter((one) => one !== table) });

export const wasSaid = (what: string): boolean => read().said.includes(what);

export function noteSaid(what: string): void {
  if (!wasSaid(what)) change({ said: [...read().said, what].slice(-MOST_SAID) });
}

export const isMastered = (rules: string[]): boolean =>
  rules.every((rule) => (read().well[rule] ?? 0) >= ENOUGH);

export function noteWell(rules: string[]): void {
  const well = { ...read().well };
  for (const rule of rules) well[rule] = (well[rule] ?? 0) + 1;
  change({ well });
}

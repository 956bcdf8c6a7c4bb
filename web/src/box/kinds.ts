// The values of a game by the first part of their path, the least sure kinds first.

import type { Fact } from "../screens/facts";
import { nameAt, nameOf } from "./words";

/** How sure we are, the least sure first; as core/components.py orders them. */
const SOURCES = ["reconstructed", "replaced", "inferred", "found", "rulebook", "owner"];

interface Row {
  name: string;
  /** what is said of its values, unless the row above says it too */
  note: string;
  facts: Fact[];
}

/** A row for each component where several are alike, with columns; else a row for each value. */
export interface ComponentKind {
  path: string;
  name: string;
  src: string;
  columns: string[];
  rows: Row[];
}

const order = (src: string): number => SOURCES.indexOf(src);
const last = (fact: Fact): string => fact.path.split(".").at(-1) ?? "";
const table = (fact: Fact): string => fact.path.slice(0, -last(fact).length);
const notes = (facts: Fact[]): string => [...new Set(facts.map((fact) => fact.note))].join(" ");

/** "Sukna 1: cost" in its two halves; the first is all of it where there is no colon. */
function halves(name: string): [string, string] {
  const found = /^(.+?)[\u00a0\u202f]?: (.+)$/.exec(name);
  return found ? [found[1] ?? "", found[2] ?? ""] : [name, ""];
}

function grouped(facts: Fact[], key: (fact: Fact) => string): [string, Fact[]][] {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) groups.set(key(fact), [...(groups.get(key(fact)) ?? []), fact]);
  return [...groups];
}

function kindOf(game: string, path: string, facts: Fact[]): ComponentKind {
  const alike = grouped(facts, table).map(([, held]) => held);
  const keys = new Set(alike.map((held) => held.map(last).join(" ")));
  const isTable = alike.length > 1 && keys.size === 1 && (alike[0]?.length ?? 0) > 1;
  const rows = (isTable ? alike : facts.map((fact) => [fact])).map((held, n, all) => ({
    name: isTable ? halves(nameOf(held[0]))[0] : nameOf(held[0]),
    note: n > 0 && notes(all[n - 1] ?? []) === notes(held) ? "" : notes(held),
    facts: held,
  }));
  const columns = isTable ? (alike[0] ?? []).map((fact) => halves(nameOf(fact))[1]) : [];
  const [least] = [...facts].sort((a, b) => order(a.src) - order(b.src));
  const name = facts.length > 1 ? nameAt(game, path) : nameOf(facts[0]);
  return { path, name, src: least?.src ?? "", columns, rows };
}

export const kindsOf = (game: string, facts: Fact[]): ComponentKind[] =>
  grouped(facts, (fact) => fact.path.split(".")[0] ?? "")
    .map(([path, held]) => kindOf(game, path, held))
    .sort((a, b) => order(a.src) - order(b.src)); // stable: else as in the file

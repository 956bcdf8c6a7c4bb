// The components of a box in the order an owner goes through them; names come from the messages.

import { t, texts } from "$lib/texts.svelte";
import type { Fact } from "../screens/facts";

/** How sure we are, the least sure first; as core/components.py orders them. */
export const SOURCES = [
  "reconstructed",
  "replaced",
  "inferred",
  "found",
  "rulebook",
  "owner",
] as const;

export interface Component {
  /** the table of the file: "contracts.1" */
  table: string;
  group: string;
  src: string;
  facts: Fact[];
}

const order = (src: string): number => SOURCES.findIndex((one) => one === src);
const tableOf = (path: string): string => path.split(".").slice(0, -1).join(".");
const groupOf = (path: string): string => path.split(".")[0] ?? path;
const lastOf = (path: string): string => path.split(".").at(-1) ?? path;
const dashed = (name: string): string =>
  name.toLowerCase().replaceAll("_", "-").replaceAll(".", "-");
/** A name nobody translated, as one may read it. */
const plain = (name: string): string => lastOf(name).replaceAll("_", " ");

export function componentsOf(facts: Fact[]): Component[] {
  const tables = new Map<string, Fact[]>();
  for (const fact of facts) {
    const table = tableOf(fact.path);
    tables.set(table, [...(tables.get(table) ?? []), fact]);
  }
  const components = [...tables].map(([table, held]): Component => {
    const [least] = [...held].sort((a, b) => order(a.src) - order(b.src));
    return { table, group: groupOf(table || "·"), src: least?.src ?? "", facts: held };
  });
  return components.sort((a, b) => order(a.src) - order(b.src)); // stable: else as in the file
}

/** "Sukna 1: cost" in its two halves; the first is empty where there is one only. */
function halves(name: string): [string, string] {
  const found = /^(.+?)[\u00a0\u202f]?: (.+)$/.exec(name);
  return found ? [found[1] ?? "", found[2] ?? ""] : ["", name];
}

const nameOf = (fact: Fact): string =>
  texts.has(fact.message) ? t(fact.message) : plain(fact.path);

export function groupName(game: string, group: string): string {
  const key = `box-${game}-group-${dashed(group)}`;
  return texts.has(key) ? t(key) : plain(group);
}

/** What all values of a component are about: what their names begin with, or their group. */
export function titleOf(game: string, component: Component): string {
  const own = `box-${game}-table-${dashed(component.table)}`;
  if (texts.has(own)) return t(own);
  if (component.table === component.group) return groupName(game, component.group);
  const names = component.facts.map(nameOf);
  const shared = new Set(names.map((name) => halves(name)[0]));
  const [first = ""] = shared;
  if (shared.size === 1 && first !== "") return first;
  return names.length === 1 ? (names[0] ?? "") : plain(component.table);
}

/** The name of a value, without the title it stands under. */
export function labelOf(game: string, component: Component, fact: Fact): string {
  const name = nameOf(fact);
  const [title, rest] = halves(name);
  return title !== "" && title === titleOf(game, component) ? rest : name;
}

/** The name of a value that stands by itself, or of a whole group. */
export const wholeName = (game: string, facts: Fact[], path: string): string => {
  const fact = facts.find((one) => one.path === path);
  return fact ? nameOf(fact) : groupName(game, path);
};

/** A message about a value: by its path, else by group and name, else by its group. */
function about(game: string, kind: string, path: string): string {
  const keys = [path, `${groupOf(path)}-${lastOf(path)}`, groupOf(path)].map(
    (one) => `box-${game}-${kind}-${dashed(one)}`,
  );
  const key = keys.find((one) => texts.has(one));
  return key ? t(key) : "";
}

/** What may be written there, and what it means. */
export const helpOf = (game: string, path: string): string => about(game, "help", path);

/** The names of the entries of a list, or of the columns of a list of rows. */
export function entryNames(game: string, path: string): string[] {
  const named = about(game, "entries", path);
  return named === "" ? [] : named.split(" | ");
}

export const alternatives = (fact: Fact): unknown[] =>
  Array.isArray(fact.alternatives) ? fact.alternatives : [];

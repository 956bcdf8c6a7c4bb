// The faces of games, found by the folder of their game; each part is fetched when it is needed.
// A game without a folder here is played at the generic table.

import type { Component } from "svelte";
import { genericFace } from "../generic";
import type { GameFace, InspectedKind, OptionEditor, RulesFace } from "./face";

const FACES = import.meta.glob<{ face: GameFace }>("./*/index.ts");
const COVERS = import.meta.glob<{ default: Component }>("./*/Cover.svelte");
const RULES = import.meta.glob<{ rules: RulesFace }>("./*/rules.ts");
const KINDS = import.meta.glob<{ kinds: InspectedKind[] }>("./*/inspect.ts");
const OPTIONS = import.meta.glob<{ editors: Record<string, OptionEditor> }>("./*/options.ts");

const folder = (path: string): string => path.split("/")[1] ?? "";

/** The games that have a face, whether or not a server offers them. */
export const FACED: readonly string[] = Object.keys(FACES).map(folder);

export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[`./${game}/index.ts`];
  return load ? (await load()).face : genericFace(game);
}

/** The picture on the home page; null where a game has none. */
export async function coverOf(game: string): Promise<Component | null> {
  const load = COVERS[`./${game}/Cover.svelte`];
  return load ? (await load()).default : null;
}

export async function rulesFaceOf(game: string): Promise<RulesFace | null> {
  const load = RULES[`./${game}/rules.ts`];
  return load ? (await load()).rules : null;
}

/** The kinds of things of a game that can be inspected. */
export async function kindsOf(game: string): Promise<InspectedKind[]> {
  const load = KINDS[`./${game}/inspect.ts`];
  return load ? (await load()).kinds : [];
}

/** The options a game lets people draw, by name. */
export async function optionEditorsOf(game: string): Promise<Record<string, OptionEditor>> {
  const load = OPTIONS[`./${game}/options.ts`];
  return load ? (await load()).editors : {};
}

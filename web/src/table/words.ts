// The games' messages: questions, choices, events.

import type { GameEvent } from "$lib/api";
import { t, texts } from "$lib/texts.svelte";
import type { Choice, GameFace, Scene } from "../games/contract";

type Namer = (seat: number) => string;
type Values = Record<string, string | number>;

const dashed = (name: string): string => name.replaceAll("_", "-");

/** With the name of the seat they speak of. */
const named = (values: Values, name: Namer): Values =>
  typeof values.seat === "number" ? { ...values, name: name(values.seat) } : values;

/** No line of a choice begins with the dot between its parts. */
export const choiceWords = (game: string, choice: Pick<Choice, "choice" | "values">, name: Namer): string =>
  t(`${game}-choice-${dashed(choice.choice)}`, named(choice.values, name)).replaceAll(" ·", "\u00a0·");

/** What a choice means beyond its words, or nothing. */
export function choiceNote(face: GameFace, choice: Choice, scene: Scene<any>, name: Namer): string {
  const key = `${face.name}-choice-${dashed(choice.choice)}.note`;
  return face.notes?.(choice, scene) || (texts.has(key) ? t(key, named(choice.values, name)) : "");
}

export const questionWords = (game: string, decision: string, name: string): string =>
  t(`${game}-decision-${dashed(decision)}`, { name });

export const sourceWords = (game: string, source: string): string => t(`${game}-source-${dashed(source)}`);

export const termKey = (game: string, term: string): string => `${game}-term-${dashed(term)}`;

export const eventWords = (game: string, event: GameEvent, name: Namer): string =>
  t(`${game}-event-${dashed(event.name)}`, named(event.values, name));

/** A name inside a line, so that it can stand out: what is before it, it, what is after it. */
export function around(words: string, name: string): [string, string, string] {
  const at = name ? words.indexOf(name) : -1;
  if (at < 0) return [words, "", ""];
  return [words.slice(0, at), name, words.slice(at + name.length)];
}

/** A span of time as a clock shows it: 4:05, or 2:03:00. */
export function clockFace(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, n) => (n ? String(part).padStart(2, "0") : String(part))).join(":");
}

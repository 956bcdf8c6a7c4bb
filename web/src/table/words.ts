// The games' messages: questions, choices, events.

import type { GameEvent } from "$lib/api";
import { t, texts } from "$lib/texts.svelte";
import type { Choice, GameFace, Scene } from "../games/face";
import type { LogLine } from "./log";

/** What a game's face knows of its words. */
export type Speech = Pick<GameFace, "wholeWords" | "finishing">;
type Namer = (seat: number) => string;
type Values = Record<string, string | number>;

const dashed = (name: string): string => name.replaceAll("_", "-");

const spaced = (name: string): string => name.replaceAll(/[_-]/g, " ");

/** A message, or what can be made of the names alone: a game may lack the words for something. */
const said = (key: string, values: Values, otherwise: () => string): string =>
  texts.has(key) ? t(key, values) : otherwise();

/** "take 3, cup 2": all that is known of a thing without words of its own. */
export function inWords(name: string, values: Values): string {
  const told = Object.entries(values).filter(([what]) => what !== "seat");
  const parts = told.map(([what, value]) => (what === "name" ? value : `${spaced(what)} ${value}`));
  return [spaced(name), ...parts].join(", ");
}

/** With the name of the seat they speak of. */
const named = (values: Values, name: Namer): Values =>
  typeof values.seat === "number" ? { ...values, name: name(values.seat) } : values;

/** No line of a choice begins with the dot between its parts. */
export const choiceWords = (
  game: string,
  choice: Pick<Choice, "choice" | "values">,
  name: Namer,
): string =>
  said(`${game}-choice-${dashed(choice.choice)}`, named(choice.values, name), () =>
    inWords(choice.choice, named(choice.values, name)),
  ).replaceAll(" ·", "\u00a0·");

/** A choice with those that lead to it: "Move, b3". */
export const wayWords = (
  game: string,
  choice: Pick<Choice, "choice" | "values" | "via">,
  name: Namer,
  face: Speech = {},
): string =>
  (face.wholeWords?.(choice) ?? "") || inOneLine(game, [...leadingTo(choice, face), choice], name);

const inOneLine = (game: string, steps: Pick<Choice, "choice" | "values">[], name: Namer): string =>
  listed(
    steps.map((step) => choiceWords(game, step, name)),
    namesIn(steps, name),
  );

/** What stands for a name in words about these choices: "ruhuna", a player. */
export const namesIn = (choices: Pick<Choice, "values">[], name: Namer): string[] =>
  choices.flatMap(({ values }) => Object.values(named(values, name)).map(String));

/** Steps one after the other: behind a comma there is no capital, unless of a name. */
export function listed(steps: string[], names: string[]): string {
  const isName = (words: string): boolean =>
    names.some((name) => name !== "" && words.toLowerCase().startsWith(name.toLowerCase()));
  const going = (words: string): string =>
    isName(words) || /^\p{Lu}{2}/u.test(words)
      ? words
      : words.charAt(0).toLowerCase() + words.slice(1);
  return steps.map((words, n) => (n > 0 ? going(words) : words)).join(", ");
}

/** "No chai" before beginning to work goes without saying. */
const leadingTo = ({ via = [] }: Pick<Choice, "via">, { finishing = [] }: Speech): Choice[] =>
  via.filter(({ choice }) => !finishing.includes(choice));

/** What a choice means beyond its words, or nothing. */
export function choiceNote(face: GameFace, choice: Choice, scene: Scene, name: Namer): string {
  const key = `${face.name}-choice-${dashed(choice.choice)}.note`;
  return face.notes?.(choice, scene) || (texts.has(key) ? t(key, named(choice.values, name)) : "");
}

export const questionWords = (game: string, decision: string, name: string): string =>
  said(`${game}-decision-${dashed(decision)}`, { name }, () => spaced(decision));

export const sourceWords = (game: string, source: string): string =>
  said(`${game}-source-${dashed(source)}`, {}, () => spaced(source));

export const termKey = (game: string, term: string): string => `${game}-term-${dashed(term)}`;

/** Where expected points come from, as it stands in a sentence. */
export const termWords = (game: string, term: string): string =>
  said(`${termKey(game, term)}.the`, {}, () => spaced(term));

export const eventWords = (game: string, event: GameEvent, name: Namer): string =>
  said(`${game}-event-${dashed(event.name)}`, named(event.values, name), () =>
    inWords(event.name, named(event.values, name)),
  );

/** A line of the log in the reader's language. */
export function lineWords(game: string, line: LogLine, name: Namer): string {
  if (line.kind === "event") return eventWords(game, line.event, name);
  const of = (seat: number | null): string => (seat === null ? "" : name(seat));
  return t(`web-table-log-${line.what}`, { name: of(line.seat), other: of(line.other) });
}

/** Its verb, an auxiliary before it ("a pris", "ha preso"), or all up to a colon. */
const OPENING = /^(?:[^:·]{1,40}: |(?:\p{L}{1,2} )?\p{L}+ )/u;

/** Some lines of one turn as one: whose it is stands there once, and so does what was done again. */
export function gistWords(game: string, lines: LogLine[], name: Namer): string {
  const said = lines.map((line) => lineWords(game, line, name));
  const who = lines[0]?.seat ?? null;
  const begin = who === null ? "" : `${name(who)} `;
  const after = (words: string, start: string): string =>
    start && words.startsWith(start) ? words.slice(start.length) : words;
  const done = said.map((words) => after(words, begin));
  const opening = (n: number): string => OPENING.exec(done[n] ?? "")?.[0] ?? "";
  return said.map((words, n) => (n ? after(done[n] ?? "", opening(n - 1)) : words)).join(" · ");
}

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

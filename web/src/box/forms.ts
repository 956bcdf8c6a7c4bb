// How a value that is no number is put together: read from the text of the file, written back to it.
// What the server calls a form; core/component_phrases.py reads and writes alike.

import type { components } from "$lib/openapi";
import { t, texts } from "$lib/texts.svelte";
import { countedText } from "./typed";

type Schemas = components["schemas"];
export type Form = Schemas["FormOut"];
export type FormWay = Schemas["WayOut"];
export type WordPlace = Schemas["WordPlaceOut"];

/** Typed as it stands, so that the server can say what is wrong with it. */
export interface Amount {
  n: string;
  word: string;
}
export type Filled = Record<string, string | Amount[]>;
export interface Said {
  way: FormWay;
  filled: Filled;
}

const PLACE = /\{(\w+)\}/;
const ANYTHING = "[^\\s,]*"; // a number, or what somebody types on the way to one
const NONE = "?"; // no number yet, which the game refuses

export const placesOf = (way: FormWay): string[] =>
  way.text.split(PLACE).filter((_, n) => n % 2 === 1);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function patternOf(place: WordPlace | undefined): string {
  if (!place) return ANYTHING;
  return place.several ? ".*" : place.words.map(escaped).join("|");
}

const typed = (text: string): string => (text === NONE ? "" : text);
const numberOf = (text: string): string => text.replace(/[\s,]+/g, "") || NONE;

function amountsIn(place: WordPlace, text: string): Amount[] | null {
  const found: Amount[] = [];
  for (const part of text.split(", ")) {
    const said = /^(?:(\S*) )?(\w+)$/.exec(part);
    const word = said?.[2] ?? "";
    if (!place.words.includes(word)) return null;
    found.push({ n: typed(said?.[1] ?? "1"), word });
  }
  return found;
}

function readWay(way: FormWay, text: string): Filled | null {
  const parts = way.text.split(PLACE);
  const pattern = parts.map((part, n) =>
    n % 2 === 1 ? `(${patternOf(way.places[part])})` : escaped(part),
  );
  const found = new RegExp(`^${pattern.join("")}$`).exec(text);
  if (!found) return null;
  const filled: Filled = {};
  for (const [n, name] of placesOf(way).entries()) {
    const place = way.places[name];
    const part = found[n + 1] ?? "";
    const value = place?.several ? amountsIn(place, part) : place ? part : typed(part);
    if (value === null) return null;
    filled[name] = value;
  }
  return filled;
}

/** The way a text is said in, and what fills its places; null where the form cannot say it. */
export function read(form: Form, text: unknown): Said | null {
  for (const way of form.ways) {
    const filled = readWay(way, String(text));
    if (filled) return { way, filled };
  }
  return null;
}

const inText = (place: WordPlace | undefined, value: string | Amount[]): string =>
  Array.isArray(value)
    ? value
        .map(({ n, word }) => (place?.bare.includes(word) ? word : `${numberOf(n)} ${word}`))
        .join(", ")
    : place
      ? value
      : numberOf(value);

export const write = ({ way, filled }: Said): string =>
  way.text
    .split(PLACE)
    .map((part, n) => (n % 2 === 1 ? inText(way.places[part], filled[part] ?? "") : part))
    .join("");

/** The same in another way: what both have stays. */
export function said(way: FormWay, old: Filled): Said {
  const filled: Filled = {};
  for (const name of placesOf(way)) {
    const place = way.places[name];
    const first = place?.words[0] ?? "1";
    const kept = old[name];
    const fits =
      kept !== undefined &&
      (place
        ? place.several === Array.isArray(kept) &&
          (Array.isArray(kept) || place.words.includes(kept))
        : !Array.isArray(kept));
    if (fits) filled[name] = kept;
    else filled[name] = place?.several ? [{ n: "1", word: first }] : first;
  }
  return { way, filled };
}

export function wordName(place: WordPlace, word: string): string {
  const key = `${place.message}-${word.toLowerCase().replaceAll("_", "-")}`;
  return texts.has(key) ? t(key) : word;
}

const mark = (n: number): string => String.fromCharCode(0xe000 + n);

/** A way in the reader's words: texts and places in turn, and the places no text speaks of. */
export function sentence(way: FormWay): {
  parts: { text: string; place: string }[];
  rest: string[];
} {
  const names = placesOf(way);
  const marks = Object.fromEntries(names.map((name, n) => [name, mark(n)]));
  const whole = way.message ? t(way.message, marks) : names.map((_, n) => mark(n)).join(" ");
  const parts = whole.split(/([\ue000-\uf8ff])/).map((text) => {
    const place = names.find((_, n) => mark(n) === text) ?? "";
    return { text: place ? "" : text, place };
  });
  const told = new Set(parts.map((part) => part.place));
  return { parts, rest: names.filter((name) => !told.has(name)) };
}

/** A way to choose from a list: numbers are still to be filled in. */
export const inGeneral = (way: FormWay, old: Filled): string => {
  const { filled } = said(way, old);
  const filling = (name: string): string => {
    const [place, value] = [way.places[name], filled[name]];
    return place && typeof value === "string" ? wordName(place, value) : "…";
  };
  return sentence(way)
    .parts.map(({ text, place }) => (place ? filling(place) : text))
    .join("");
};

/** A text of the file in the reader's words. */
export function inWords(form: Form, text: unknown): string {
  const found = read(form, text);
  if (!found) return String(text).trim();
  const { parts, rest } = sentence(found.way);
  const filling = (name: string): string => {
    const [place, value] = [found.way.places[name], found.filled[name] ?? ""];
    if (!Array.isArray(value)) return place ? wordName(place, value) : value;
    return value
      .map(({ n, word }) => {
        const called = place ? wordName(place, word) : word;
        return place?.bare.includes(word) ? called : `${n} ${called}`;
      })
      .join(", ");
  };
  return [
    ...rest.map(filling),
    parts.map((part) => (part.place ? filling(part.place) : part.text)).join(""),
  ].join(" · ");
}

/** A value in the reader's words, where its form has words; else nothing. */
export function valueInWords(form: Form | null | undefined, value: unknown): string | null {
  const every: unknown[] = Array.isArray(value) ? value : [value];
  if (form?.counted) return every.map((one) => countedText(form.counted, one)).join(" ");
  return form && form.ways.length > 0 ? every.map((one) => inWords(form, one)).join(", ") : null;
}

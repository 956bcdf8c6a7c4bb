// Texts for people: the same Fluent files as terminal and server, fetched by language and part.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

const SOURCES = import.meta.glob<string>(["$locale/*/*.ftl", "$games/*/locales/*/*.ftl"], {
  query: "?raw",
  import: "default",
});
const ABOUT = "about-"; // what the front page says of a game
const FOUNDATION = ["common", "server", "web-screens"];
/** The files a game may have, by what they are for; "game" holds what is said while playing. */
const PARTS = {
  about: (game: string) => `${ABOUT}${game}`,
  game: (game: string) => game,
  web: (game: string) => `web-${game}`,
  rules: (game: string) => `${game}-rules`,
  lessons: (game: string) => `lessons-${game}`,
  feats: (game: string) => `feats-${game}`,
};
const MINUS = /(?<![\p{L}\p{N}-])-(?=\d)/gu; // the hyphen that numbers below zero come with
const SERVED = "served:"; // before the name of a game whose messages the server has

function file(language: Language, part: string): (() => Promise<string>) | undefined {
  const end = `/${language}/${part}.ftl`;
  const path = Object.keys(SOURCES).find((known) => known.endsWith(end));
  return path === undefined ? undefined : SOURCES[path];
}

const isThere = (part: string): boolean => file("en", part) !== undefined;

/** The messages of one language; a missing key or value is an error, never a blank. */
class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en", { useIsolating: false }));
  #parts = new Set(FOUNDATION);
  #loading: Promise<void> = Promise.resolve();
  #wanted: Language = "en";

  /** Speak a language, with every part loaded so far. One at a time: the last wish stands. */
  speak(language: Language): Promise<void> {
    this.#wanted = language;
    this.#loading = this.#loading.catch(() => undefined).then(() => this.#load(language));
    return this.#loading;
  }

  async #load(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    await Promise.all([...this.#parts].map((part) => this.#add(bundle, language, part)));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Make the messages of further files available: `await texts.need("web-table")`. */
  async need(...parts: string[]): Promise<void> {
    const fresh = parts.filter((part) => !this.#parts.has(part));
    for (const part of fresh) this.#parts.add(part);
    await (fresh.length === 0 ? this.#loading : this.speak(this.#wanted));
  }

  /** The messages of a game for some purposes; a game of another package is asked for whole. */
  async needGame(game: string, ...purposes: (keyof typeof PARTS)[]): Promise<void> {
    const parts = Object.values(PARTS).map((part) => part(game));
    if (!parts.some(isThere)) return this.need(SERVED + game);
    const wanted = new Set<keyof typeof PARTS>(["about", ...purposes]);
    await this.need(...[...wanted].map((purpose) => PARTS[purpose](game)).filter(isThere));
  }

  async #add(bundle: FluentBundle, language: Language, part: string): Promise<void> {
    if (part.startsWith(SERVED)) return this.#addServed(bundle, language, part);
    const source = await file(language, part)?.();
    if (source === undefined) throw new Error(`no texts ${part} in ${language}`);
    const [problem] = bundle.addResource(new FluentResource(source));
    if (problem) throw problem;
  }

  /** Somebody else's messages may be missing or wrong: then names stand where sentences would. */
  async #addServed(bundle: FluentBundle, language: Language, part: string): Promise<void> {
    try {
      const { text } = await api.messages(part.slice(SERVED.length), language);
      bundle.addResource(new FluentResource(text));
    } catch {
      this.#parts.delete(part); // to be asked for again
    }
  }

  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** The message of a key, or its attribute: `t("web-table-hint.help")`. */
  say(key: string, values: Values = {}): string {
    const pattern = this.#pattern(key);
    if (pattern === null) throw new Error(`${this.language} has no message ${key}`);
    const problems: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, problems);
    if (problems[0]) throw new Error(`${this.language}, ${key}: ${problems[0].message}`);
    return text.replaceAll(MINUS, "−").replaceAll(" ×", "\u00a0×"); // a count stays with its word
  }

  /** A number as people write it here: 12, or 12.5 with the local sign; below zero −12. */
  number(value: number): string {
    return this.say("common-number", { n: value });
  }

  /** A day and its time of day, from milliseconds. */
  moment(time: number): string {
    const style = { dateStyle: "medium", timeStyle: "short" } as const;
    return new Intl.DateTimeFormat(this.language, style).format(time);
  }

  #pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    if (message === undefined) return null;
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
  }
}

export const texts = new Texts();
export const t = (key: string, values?: Values): string => texts.say(key, values);

// Texts for people: the same Fluent files as terminal and server, fetched by language and part.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

const SOURCES = import.meta.glob<string>("$locale/*/*.ftl", { query: "?raw", import: "default" });
const FOUNDATION = ["common", "server", "web-house"];

function file(language: Language, part: string): (() => Promise<string>) | undefined {
  const end = `/${language}/${part}.ftl`;
  const path = Object.keys(SOURCES).find((known) => known.endsWith(end));
  return path === undefined ? undefined : SOURCES[path];
}

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

  /** Make the messages of further files available: `await texts.need("ceylon", "web-ceylon")`. */
  async need(...parts: string[]): Promise<void> {
    const fresh = parts.filter((part) => !this.#parts.has(part));
    for (const part of fresh) this.#parts.add(part);
    await (fresh.length === 0 ? this.#loading : this.speak(this.#wanted));
  }

  /** Whether there is a file of that name: games of other packages have none here. */
  knows(part: string): boolean {
    return file("en", part) !== undefined;
  }

  async #add(bundle: FluentBundle, language: Language, part: string): Promise<void> {
    const source = await file(language, part)?.();
    if (source === undefined) throw new Error(`no texts ${part} in ${language}`);
    const [problem] = bundle.addResource(new FluentResource(source));
    if (problem) throw problem;
  }

  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** The message of a key, or its attribute: `t("darjeeling-option-map.help")`. */
  say(key: string, values: Values = {}): string {
    const pattern = this.#pattern(key);
    if (pattern === null) throw new Error(`${this.language} has no message ${key}`);
    const problems: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, problems);
    if (problems[0]) throw new Error(`${this.language}, ${key}: ${problems[0].message}`);
    return text;
  }

  /** A number as people write it here: 12, or 12.5 with the local sign; below zero −12. */
  number(value: number): string {
    return this.say("common-number", { n: value }).replace("-", "−");
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

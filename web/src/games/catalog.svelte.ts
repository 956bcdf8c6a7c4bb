// The games of this server and what it says of them.

import { FACED } from ".";
import { api, type GameInfo, type Info, type Level } from "$lib/api";
import { t, texts } from "$lib/texts.svelte";

/** Shortest first; those that do not say how long they take come last, by name. */
export function inOrder(games: readonly string[], minutes: (game: string) => number): string[] {
  return [...games].sort((a, b) => minutes(a) - minutes(b) || a.localeCompare(b));
}

class Catalog {
  info = $state.raw<Info | null>(null);
  #asked: Promise<void> | null = null;

  /** Ask the server once, and again after it did not answer. */
  load(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  async #ask(): Promise<void> {
    await Promise.all(FACED.map((game) => texts.needGame(game, "about")));
    try {
      const info = await api.info();
      await Promise.all(info.games.map(({ name }) => texts.needGame(name, "about")));
      this.info = info;
    } catch {
      this.#asked = null; // the screens say that nobody answers
    }
  }

  /** As long as the server has not answered: those that have a face. */
  get games(): string[] {
    const known = this.info?.games.map(({ name }) => name) ?? FACED;
    return inOrder(known, (game) => this.game(game)?.minutes ?? Infinity);
  }

  /** The levels of bots, weakest first. */
  get levels(): Level[] {
    return (this.info?.levels ?? []) as Level[];
  }

  get soloGames(): string[] {
    return this.games.filter((game) => this.game(game)?.solo);
  }

  game(name: string): GameInfo | null {
    return this.info?.games.find((one) => one.name === name) ?? null;
  }

  /** A name that no game here has, as far as is known. */
  lacks(name: string): boolean {
    return this.info !== null && this.game(name) === null;
  }
}

export const catalog = new Catalog();

/** Who can play a seat here: the levels, then what the host has registered by name. */
export const botsHere = (): Level[] => [
  ...catalog.levels,
  ...((catalog.info?.bots ?? []) as Level[]),
];

/** A level in words; a bot of the host by its name. */
export const botName = (level: string): string =>
  texts.has(`common-level-${level}`) ? t(`common-level-${level}`) : level;

export const titleOf = (game: string): string =>
  texts.has(`${game}-title`) ? t(`${game}-title`) : game;

/** A sentence about a game: its own where it has one, else the one that fits all titles. */
export function sentenceAbout(game: string, what: string): string {
  const own = `about-${game}-${what}`;
  return texts.has(own) ? t(own) : t(`web-screens-${what}`, { title: titleOf(game) });
}

export function taglineOf(game: string): string {
  const key = [`about-${game}-tagline`, `${game}-tagline`].find((one) => texts.has(one));
  return key ? t(key) : "";
}

// Every address of the house and the screen that answers it.

import type { Component } from "svelte";
import { texts } from "$lib/texts.svelte";

export const GAMES = ["ceylon", "darjeeling", "alubari"] as const;
export type GameName = (typeof GAMES)[number];
export const isGame = (name: string | undefined): name is GameName => GAMES.some((game) => game === name);

export interface Place {
  /** the same for addresses that are one screen to the reader */
  name: string;
  load: () => Promise<{ default: Component<any> }>;
  texts?: () => Promise<void>;
  props: Record<string, unknown>;
  /** without the frame of the house: tables fill the window */
  bare?: boolean;
  /** goes to a part of itself on arrival, instead of to its heading */
  own?: boolean;
  /** with the landscape behind it */
  scenery?: boolean;
}

const unknown = (): Place => ({
  name: "unknown",
  load: () => import("./Trouble.svelte"),
  props: { kind: "unknown" },
});

export function placeOf(path: string, query: URLSearchParams): Place {
  const [first = "", second, third] = path.split("/").filter(Boolean).map(decodeURIComponent);
  switch (first) {
    case "":
      return { name: "home", load: () => import("./Home.svelte"), props: {}, scenery: true };
    case "t":
      if (!second) return unknown();
      return { name: `t/${second}`, load: () => import("../table/Table.svelte"), props: { id: second }, bare: true };
    case "replay":
      return second ? replay(second, third) : unknown();
    case "new":
      return second === undefined || isGame(second) ? newTable(second ?? "ceylon", query) : unknown();
    case "learn":
      return learn(second, third);
    case "box":
      return second ? box(second) : unknown();
    case "solo":
      return {
        name: "solo",
        load: () => import("./Solo.svelte"),
        texts: () => texts.need("alubari"),
        props: {},
      };
    case "bots":
      return { name: "bots", load: () => import("./Bots.svelte"), props: {} };
    case "about":
      return {
        name: "about",
        load: () => import("./About.svelte"),
        texts: () => texts.need(...GAMES.map((game) => `${game}-rules`)),
        props: {},
      };
    default:
      return unknown();
  }
}

function replay(id: string, step: string | undefined): Place {
  const at = step !== undefined && /^\d+$/.test(step) ? Number(step) : undefined;
  return { name: `replay/${id}`, load: () => import("../replay/Replay.svelte"), props: { id, at }, bare: true };
}

function newTable(game: GameName, query: URLSearchParams): Place {
  return {
    name: "new",
    load: () => import("./NewTable.svelte"),
    texts: () => texts.need(game),
    props: { game, mode: query.get("mode") ?? "friends", box: query.get("values") === "box" },
  };
}

/** Any game the server knows: without texts and a drawing of its own it gets a plain form. */
function box(game: string): Place {
  const parts = ["web-box", game, `web-${game}`, `box-${game}`].filter((part) => texts.knows(part));
  return {
    name: `box/${game}`,
    load: () => import("../box/Box.svelte"),
    texts: () => texts.need(...parts),
    props: { game },
  };
}

function learn(game: string | undefined, rule: string | undefined): Place {
  if (game === undefined) return { name: "learn", load: () => import("./LearnAll.svelte"), props: {} };
  if (!isGame(game)) return unknown();
  return {
    name: `learn/${game}`,
    load: () => import("./Learn.svelte"),
    texts: () => texts.need(game, `${game}-rules`, "web-brief"),
    props: { game, rule: rule?.toUpperCase() },
    own: rule !== undefined,
  };
}

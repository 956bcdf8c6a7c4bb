// Every address of the site and its screen.

import type { Component } from "svelte";
import { catalog } from "../games/catalog.svelte";
import { texts } from "$lib/texts.svelte";
import { isLocal } from "../local/place";

type Props = Record<string, unknown>;

export interface Route {
  /** the same for addresses that are one screen to the reader */
  name: string;
  load: () => Promise<{ default: Component<Props> }>;
  texts?: () => Promise<unknown>;
  props: Props;
  /** without the frame of the other pages: tables fill the window */
  bare?: boolean;
  /** goes to a part of itself on arrival, instead of to its heading */
  own?: boolean;
  /** with the landscape behind it */
  scenery?: boolean;
}

/** A screen with the props its route gives it: the one place where their types meet. */
function screen<P extends Props>(
  load: () => Promise<{ default: Component<P> }>,
  props: P,
): Pick<Route, "load" | "props"> {
  return { load: load as unknown as Route["load"], props };
}

const isName = (name: string): boolean => /^[a-z][a-z0-9_-]{0,31}$/.test(name);

const unknown = (): Route => ({
  name: "unknown",
  ...screen(() => import("./Trouble.svelte"), { kind: "unknown" as const }),
});

const plain = (name: string, load: () => Promise<{ default: Component }>): Route => ({
  name,
  ...screen(load, {}),
  texts: () => catalog.load(),
});

/** What means nothing without other people. */
const AMONG_OTHERS = ["join", "move", "friends", "home"];

const needsOthers = (): Route => ({
  name: "needs-others",
  ...screen(() => import("../local/NeedsOthers.svelte"), {}),
});

export function routeOf(path: string, query: URLSearchParams): Route {
  return isLocal ? localRoute(path, query) : servedRoute(path, query);
}

/** In a folder there are no other people, and who one is stays in this browser. */
function localRoute(path: string, query: URLSearchParams): Route {
  const [first = "", second] = path.split("/").filter(Boolean);
  if (AMONG_OTHERS.includes(first) || (first === "me" && second)) return needsOthers();
  if (first !== "me") return servedRoute(path, query);
  return { ...plain("me", () => import("../local/Kept.svelte")), texts: meTexts };
}

function servedRoute(path: string, query: URLSearchParams): Route {
  const [first = "", second, third] = path.split("/").filter(Boolean).map(decodeURIComponent);
  switch (first) {
    case "":
      return { ...plain("home", () => import("./Home.svelte")), scenery: true };
    case "t":
      return second ? table(second) : unknown();
    case "join":
      return second ? join(second) : unknown();
    case "replay":
      return second ? replay(second, third) : unknown();
    case "new":
      return second === undefined || isName(second) ? newTable(second, query) : unknown();
    case "learn":
      if (second === undefined) return plain("learn", () => import("./LearnAll.svelte"));
      return isName(second) ? learn(second, third) : unknown();
    case "lesson":
      return second && isName(second) && third && isName(third) ? lesson(second, third) : unknown();
    case "box":
      return second && isName(second) ? box(second) : unknown();
    case "solo":
      return { ...plain("solo", () => import("./Solo.svelte")), texts: soloTexts };
    case "bots":
      return plain("bots", () => import("./Bots.svelte"));
    case "me":
      if (second === "history")
        return { ...plain("history", () => import("../me/History.svelte")), texts: meTexts };
      if (second !== undefined) return unknown();
      return { ...plain("me", () => import("../me/Me.svelte")), texts: meTexts };
    case "move":
      return second ? move(second) : unknown();
    case "friends":
      return plain("friends", () => import("./Friends.svelte"));
    case "home":
      return second ? ownHome(second) : unknown();
    case "about":
      return { ...plain("about", () => import("./About.svelte")), texts: noticeTexts };
    default:
      return unknown();
  }
}

const table = (id: string): Route => ({
  name: `t/${id}`,
  ...screen(() => import("../table/Table.svelte"), { id }),
  bare: true,
});

const ownHome = (key: string): Route => ({
  name: "own-home",
  ...screen(() => import("./OwnHome.svelte"), { key }),
});

const meTexts = (): Promise<unknown> => Promise.all([catalog.load(), texts.need("web-me")]);

const move = (code: string): Route => ({
  name: "move",
  ...screen(() => import("../me/Move.svelte"), { code }),
  texts: meTexts,
});

const join = (token: string): Route => ({
  name: `join/${token}`,
  ...screen(() => import("./Join.svelte"), { token }),
  texts: () => Promise.all([catalog.load(), texts.need("web-join")]),
});

function replay(id: string, step: string | undefined): Route {
  const at = step !== undefined && /^\d+$/.test(step) ? Number(step) : undefined;
  return {
    name: `replay/${id}`,
    ...screen(() => import("../replay/Replay.svelte"), { id, at }),
    bare: true,
  };
}

/** Without a name the first game there is. */
function newTable(game: string | undefined, query: URLSearchParams): Route {
  const asked = {
    mode: query.get("mode") ?? "friends",
    box: query.get("values") === "box",
    after: query.get("after"),
  };
  return {
    name: "new",
    ...screen(() => import("./NewTable.svelte"), { wanted: game, ...asked }),
    texts: async () => {
      await catalog.load();
      const chosen = game ?? catalog.games[0];
      if (chosen) await texts.needGame(chosen, "game", "web");
    },
  };
}

/** Any game the server knows: without texts and a drawing of its own it gets a plain form. */
function box(game: string): Route {
  return {
    name: `box/${game}`,
    ...screen(() => import("../box/Box.svelte"), { game }),
    texts: () => Promise.all([texts.need("web-box"), texts.needGame(game, "game")]),
  };
}

/** The page of a title, or a part of it: a chapter or a rule by number, the sheet, the questions. */
function learn(game: string, part: string | undefined): Route {
  const isRule = part !== undefined && /\d/.test(part);
  return {
    name: part === undefined || isRule ? `learn/${game}` : `learn/${game}/${part}`,
    ...partOf(game, part),
    texts: () =>
      Promise.all([
        catalog.load(),
        texts.need("web-brief", "web-learn"),
        texts.needGame(game, "game", "web", "rules"),
      ]),
    own: isRule,
  };
}

function partOf(game: string, part: string | undefined): Pick<Route, "load" | "props"> {
  if (part === undefined) return screen(() => import("./Learn.svelte"), { game });
  if (part === "sheet") return screen(() => import("../rules/Sheet.svelte"), { game });
  if (part === "questions") return screen(() => import("../rules/Questions.svelte"), { game });
  return screen(() => import("../rules/RulesPage.svelte"), { game, part });
}

const lesson = (game: string, name: string): Route => ({
  name: `lesson/${game}/${name}`,
  ...screen(() => import("../learn/LessonTable.svelte"), { game, name }),
  texts: () =>
    Promise.all([
      catalog.load(),
      texts.need("web-table", "web-story", "web-learn"),
      texts.needGame(game, "game", "web", "lessons"),
    ]),
  bare: true,
});

async function soloTexts(): Promise<void> {
  await catalog.load();
  await Promise.all(catalog.soloGames.map((game) => texts.needGame(game, "game")));
}

async function noticeTexts(): Promise<void> {
  await catalog.load();
  await Promise.all(catalog.games.map((game) => texts.needGame(game, "rules")));
}

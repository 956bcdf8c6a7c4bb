// Why something is not possible, in the reader's language.

import type { Problem, Reason } from "$lib/api";
import { t, texts } from "$lib/texts.svelte";
import type { Choice, GameFace, View } from "../games/face";
import { noteRefused } from "../learn/syllabus";
import { choiceWords } from "./words";

/** A rule said no, or the server did. */
export interface Refusal {
  words: string;
  rule: string;
  /** nothing forbids it, only something else is asked first */
  waits?: boolean;
}

/** What is asked of whom, as far as a refusal speaks of it. */
export interface RefusalContext {
  game: string;
  choices: Choice[];
  face: Pick<GameFace, "outOfReach">;
  view: View | null;
  name: (seat: number) => string;
}

const COMMON = ["no-such-action", "not-your-turn", "reveals-first"];

export const refusalOf = (asked: RefusalContext, problem: Problem): Refusal =>
  problem.reason
    ? reasonOf(asked, problem.reason)
    : { words: t(`server-error-${problem.error}`), rule: "" };

export function reasonOf(asked: RefusalContext, reason: Reason, action = ""): Refusal {
  noteRefused(asked.game, reason.rule);
  if (reason.code === "not-asked")
    return askedFirst(asked, String(reason.params.first ?? ""), action);
  const owner = COMMON.includes(reason.code) ? "server" : asked.game;
  const key = `${owner}-why-${reason.code}`;
  const words = texts.has(key) ? t(key, reason.params) : t("server-error-illegal");
  return { words, rule: reason.rule };
}

/** What has to be chosen before what was wanted, why that leads nowhere, or only that something
else is asked. */
function askedFirst(
  { game, choices, face, view, name }: RefusalContext,
  notation: string,
  wanted: string,
): Refusal {
  const first = choices.find(({ action }) => action === notation);
  const why = !first && view ? face.outOfReach?.(wanted, view) : null;
  if (why) return why;
  if (!first) return { words: t("web-table-first-this"), rule: "", waits: true };
  const words = choiceWords(game, first, name);
  return { words: t("common-why-not-asked", { first: words, asked: "" }), rule: "" };
}

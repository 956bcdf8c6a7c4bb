// What has to be known with a question of Alubari, with a choice, at the end.

import { t } from "$lib/texts.svelte";
import type { Asked, Choice } from "../contract";
import { effectInWords, worthInWords } from "./goods";
import type { Table } from "./view";
import { asked, COUNTED, type View } from "./view";

export const finishing = ["done", "without"];

/** Working without chai, or without a contract before it, is said by beginning to work. */
const WORK = ["cube", "dig", "work", "lay", "build", "buy", "take", "leaves", "brew", "strengthen"];
export const implies = { without: WORK, done: WORK };

export const isIdle = ({ choice, values }: Choice): boolean =>
  choice === "place" && values.able === "no";

/** A labourer goes to the first free space of a stall unless another is tapped. */
export const alike = ({ choice, values }: Choice): string | null =>
  choice === "place" ? String(values.area) : null;

export function asks(view: View, choices: Choice[], name: (seat: number) => string): Asked {
  const { decision, actor } = view;
  if (decision === null || actor === null || choices.length === 0) return {};
  const plain = t(`alubari-decision-${decision.replaceAll("_", "-")}`, { name: name(actor) });
  const left = COUNTED.includes(decision) ? (asked(view)?.left ?? 0) : 0;
  return {
    question: left > 0 ? `${plain}${t("web-alubari-counted", { ask: decision, n: left })}` : plain,
    note: t("web-alubari-ask", { decision }),
  };
}

export function notes({ choice, values }: Choice, { view }: Table): string {
  if (choice === "place")
    return t("web-alubari-place-does", {
      able: values.able ?? "",
      does: values.does ?? "",
      rate: values.rate ?? "",
    });
  const card = choice === "take" ? view.cards[String(values.contract)] : undefined;
  return card ? `${worthInWords(card)} · ${effectInWords(card)}` : "";
}

export const ending = (view: View): string | null =>
  view.last_round && view.phase !== "over" ? t("web-table-last-round") : null;

/** Alone there is nobody to share a place with. */
export const scoring = ({ players }: View): string[] =>
  ["contracts", "leaves", ...(players > 1 ? ["places"] : [])].map((what) =>
    t(`web-alubari-scoring-${what}`),
  );

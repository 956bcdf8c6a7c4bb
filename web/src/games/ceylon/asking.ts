// What has to be known with a question of Ceylon, with a choice, at the end.

import { t } from "$lib/texts.svelte";
import { textValues } from "$lib/values.svelte";
import type { QuestionWords, Barred, Choice, OutOfReach } from "../face";
import { hexesOf, TEAS, type CeylonView } from "./view";

const SETTING_UP = ["shape", "site", "cover", "peak", "first"];
export const isSettingUp = ({ decision }: CeylonView): boolean =>
  decision !== null && SETTING_UP.includes(decision);
const ONE_KIND: Record<string, string> = {
  "harvest-other": "harvest",
  "second-marker": "plant",
  "take-rupees": "reward",
  "take-points": "reward",
  "use-token": "token",
  "keep-token": "token",
};

export const groupOf = (choice: Choice): string => ONE_KIND[choice.choice] ?? choice.choice;

export const finishing = ["done", "keep-token"];

/** A card is played for an action, and a token too. */
export const opening = ["play", "use-token"];

/** Tapping a hex, a wagon or a councillor is enough to say which action is meant. */
export const implies = {
  do: ["move", "plant", "second-marker", "harvest", "harvest-other", "deliver", "contract"],
};

export const isIdle = ({ choice, values }: Choice): boolean =>
  choice === "play" && values.ready === "no";

const HARVESTS = ["harvest", "harvest-other"];

/** Without card and token, which are on the table by then; "Harvest 3" instead of each plantation. */
export function turnWords(turn: Choice[], words: (choice: Choice) => string): string[] {
  const rest = turn.filter(({ choice }, n) => !opening.includes(choice) || n === turn.length - 1);
  if (rest.length < turn.length) return turnWords(rest, words);
  const harvests = turn.filter(({ choice }) => HARVESTS.includes(choice));
  const isPart = ({ choice, values }: Choice): boolean =>
    HARVESTS.includes(choice) ||
    choice === "done" ||
    (choice === "do" && values.action === "harvest");
  if (harvests.length === 0) return turn.map(words);
  const at = turn.findIndex(isPart);
  return turn.flatMap((choice, n) => {
    if (n === at) return [t("web-ceylon-harvest-all", { n: harvests.length })];
    return isPart(choice) ? [] : [words(choice)];
  });
}

/** Main actions the card or a token offers, though they cannot be done now: the engine says which. */
export const barredOf = (view: CeylonView): Barred[] =>
  view.barred.map((action) => ({ action, choice: "do", values: { action, cost: 0, gain: 0 } }));

/** A councillor is contracted where the pawn stands (C33). */
export function outOfReach(action: string, view: CeylonView): OutOfReach | null {
  const district = /^contract (\w+)$/.exec(action)?.[1];
  const pawn = view.seat === null ? null : view.seats[view.seat]?.pawn;
  const here = hexesOf(view).find(({ hex }) => hex === pawn)?.district;
  if (!district || !here || district === here || view.decision !== "action") return null;
  return { words: t("web-ceylon-pawn-elsewhere", { district }), rule: "C33" };
}

/** Whose turn it is and why one is asked, and how far one has got. */
export function asksOf(
  view: CeylonView,
  choices: Choice[],
  name: (seat: number) => string,
): QuestionWords {
  const { active, card, decision } = view;
  if (choices.length > 0 && (decision === "first" || decision === "card"))
    return { note: t("web-ceylon-ask", { decision }) };
  if (active === null || decision === "card" || isSettingUp(view)) return {};
  const own = active === view.seat;
  const turn = t("web-ceylon-turn-of", { name: name(active) });
  if (view.actor !== view.seat)
    return { note: own && card ? t("web-ceylon-answered", { others: card.others }) : turn };
  if (decision === "action" && card) {
    const state = view.barred.length > 0 ? "barred" : "free";
    if (own) return { note: t("web-ceylon-own-note", { action: card.action, state }) };
    return {
      question: t("web-ceylon-follow", { name: name(active), others: card.others, state }),
      note: t("web-ceylon-follow-note", { others: card.others, state }),
    };
  }
  const step = stepOf(view, choices);
  return { note: own ? step : [turn, step].filter((part) => part !== "").join(" · ") };
}

function stepOf(view: CeylonView, choices: Choice[]): string {
  if (view.decision === "harvest") {
    const left = choices.filter(({ choice }) => choice.startsWith("harvest")).length;
    return t("web-ceylon-harvest-note", { n: view.under_way.harvested.length, left });
  }
  const own = view.seats[view.seat ?? 0];
  if (view.decision !== "discard" || !own) return "";
  const stored = TEAS.reduce((sum, tea) => sum + own.tea[tea], 0);
  return t("web-ceylon-discard-note", { n: stored - own.warehouse });
}

export const endingOf = (view: CeylonView): string | null =>
  view.ending === null || view.actor === null ? null : t("web-ceylon-ending", { why: view.ending });

export const scoringOf = (_: CeylonView, values: Record<string, unknown>): string[] => [
  ...("scoring.majority" in values ? [t("web-ceylon-scoring-places", textValues(values))] : []),
  t("web-ceylon-scoring-district"),
];

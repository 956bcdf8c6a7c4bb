// The table in words: where the game stands, and the whole board for a screen reader.

import { t, texts } from "$lib/texts.svelte";
import { textValues } from "$lib/values.svelte";
import type { Asked, Barred, Choice, Player } from "../contract";
import { dashed, hexesOf, TEAS, type CeylonView, type ContractView, type HexView } from "./view";

const SETTING_UP = ["shape", "site", "cover", "peak", "first"];
const isSettingUp = ({ decision }: CeylonView): boolean =>
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

/** Tapping a hex, a wagon or a councillor is enough to say which action is meant. */
export const implies = {
  do: ["move", "plant", "second-marker", "harvest", "harvest-other", "deliver", "contract"],
};

export const isIdle = ({ choice, values }: Choice): boolean =>
  choice === "play" && values.ready === "no";

const HARVESTS = ["harvest", "harvest-other"];

/** Without the card, which lies on the table by then; "Harvest 3" instead of each plantation. */
export function turnWords(turn: Choice[], words: (choice: Choice) => string): string[] {
  const [first, ...rest] = turn;
  if (first?.choice === "play" && rest.length > 0) return turnWords(rest, words); // it lies there
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

/** Whose turn it is and why one is asked, and how far one has got. */
export function asksOf(view: CeylonView, choices: Choice[], name: (seat: number) => string): Asked {
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

export function progressOf(view: CeylonView): { key: string; values: Record<string, number> } {
  if (view.actor === null) return { key: "web-ceylon-over", values: { turn: view.turn } };
  if (isSettingUp(view)) return { key: "web-ceylon-setting-up", values: {} };
  if (view.ending !== null)
    return { key: "web-ceylon-last-round", values: { turn: view.turn + 1 } };
  return { key: "web-ceylon-turn", values: { turn: view.turn + 1 } };
}

export function phasesOf(view: CeylonView): { keys: string[]; now: number } {
  if (view.actor === null) return { keys: [], now: 0 };
  if (isSettingUp(view)) {
    const built = view.options.terrain === "players";
    const keys = [...(built ? ["web-ceylon-phase-terrain"] : []), "web-ceylon-phase-first"];
    return { keys, now: view.decision === "first" ? keys.length - 1 : 0 };
  }
  const own = view.active === view.seat;
  const action = own ? "web-ceylon-phase-action" : "web-ceylon-phase-active";
  const keys = [
    "web-ceylon-phase-card",
    action,
    "web-ceylon-phase-others",
    "web-ceylon-phase-draw",
  ];
  const now = view.decision === "card" ? 0 : view.actor === view.active ? 1 : 2;
  return { keys, now };
}

const demand = (contract: ContractView): string =>
  t("ceylon-word-demand", {
    black: contract.black,
    green: contract.green,
    white: contract.white,
  }).trim();

/** What a wagon carries; nothing of an empty one. */
export function wagonLine(view: CeylonView, wagon: number): string[] {
  const contract = view.wagons[wagon];
  if (!contract) return [];
  const { company, rupees, points } = contract;
  const asked = demand(contract);
  return [t("web-ceylon-say-wagon", { wagon: wagon + 1, company, demand: asked, rupees, points })];
}

export function hexLine(hex: HexView, players: Player[]): string {
  const name = (seat: number): string => players[seat]?.name ?? "";
  const { district, level, markers } = hex;
  const parts = [t("web-ceylon-say-hex", { hex: hex.hex, district, level })];
  if (hex.owner !== null)
    parts.push(t("web-ceylon-say-plantation", { name: name(hex.owner), markers }));
  if (hex.pawns.length > 0)
    parts.push(
      t("web-ceylon-say-pawns", { names: hex.pawns.map(name).join(", "), n: hex.pawns.length }),
    );
  return parts.join(", ");
}

/** Everything open about a player. */
export function seatLine(view: CeylonView, { seat, name }: Player): string {
  const own = view.seats[seat];
  if (!own) return name;
  const chests = TEAS.flatMap((tea) =>
    own.tea[tea] > 0 ? [`${texts.number(own.tea[tea])} ${t(`ceylon-tea-${tea}`)}`] : [],
  );
  return [
    `${name}: ${t("ceylon-word-points", { n: own.score })}`,
    t("ceylon-word-rupees", { n: own.rupees }),
    t("web-ceylon-tokens", { n: own.tokens }),
    t("web-ceylon-contracts-of", {
      n: own.contracts.reduce((sum, { n }) => sum + n, 0),
      companies: own.companies,
    }),
    t("web-ceylon-markers-left", { n: own.markers }),
    ...chests,
  ].join(", ");
}

export function summaryOf(view: CeylonView, players: Player[]): string[] {
  const name = (seat: number): string => players[seat]?.name ?? "";
  const names = (seats: number[]): string => seats.map(name).join(", ");
  const nobody = t("web-ceylon-nobody");
  const progress = progressOf(view);
  const said = [t(progress.key, progress.values)];
  if (view.card && view.active !== null)
    said.push(
      t("ceylon-event-card-played", {
        name: name(view.active),
        action: view.card.action,
        others: view.card.others,
      }),
    );
  said.push(...view.wagons.flatMap((_, k) => wagonLine(view, k)));
  said.push(t("web-ceylon-pile", { n: view.pile.total }), t("web-ceylon-deck", { n: view.deck }));
  for (const [district, { councillor, seats }] of Object.entries(view.councillors)) {
    const title = t(`ceylon-councillor-${dashed(councillor)}`);
    said.push(t("web-ceylon-say-councillor", { district, title, names: names(seats) || nobody }));
  }
  view.technology.spaces.forEach((discs, space) => {
    if (discs.length > 0)
      said.push(t("web-ceylon-say-technology", { space, names: names([...discs].reverse()) }));
  });
  for (const hex of hexesOf(view).filter(({ in_play }) => in_play))
    said.push(hexLine(hex, players));
  said.push(...players.map((player) => seatLine(view, player)));
  return said;
}

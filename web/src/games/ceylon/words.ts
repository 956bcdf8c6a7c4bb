// The table in words: where the game stands, and the whole board for a screen reader.

import { t, texts } from "$lib/texts.svelte";
import type { PurseItem, Player } from "../face";
import { isSettingUp } from "./asking";
import { dashed, hexesOf, TEAS, type CeylonView, type ContractView, type HexView } from "./view";

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
    t("web-ceylon-say-seat", { name, points: t("ceylon-word-points", { n: own.score }) }),
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

/** Rupees, the warehouse, room for contracts, markers. */
export function purseOf({ seats }: CeylonView, seat: number): PurseItem[] {
  const own = seats[seat];
  if (!own) return [];
  const stored = TEAS.reduce((sum, tea) => sum + own.tea[tea], 0);
  return [
    { icon: "rupee", words: texts.number(own.rupees) },
    { icon: "chest", words: `${texts.number(stored)}/${texts.number(own.warehouse)}` },
    { icon: "contract", words: texts.number(Math.max(0, own.free_spaces - own.companies)) },
    { icon: "marker", words: texts.number(own.markers) },
    { icon: "techtoken", words: texts.number(own.tokens) },
  ];
}

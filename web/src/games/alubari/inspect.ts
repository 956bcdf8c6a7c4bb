// What everything on the table of Alubari is, and the rules that tell what it does.

import { t } from "$lib/texts.svelte";
import { defineKinds } from "../face";
import { ENGINES, effectInWords } from "./goods";
import { contract, seatLine } from "./summary";
import { cardName, type AlubariScene, type View } from "./view";
import { areaName } from "./words";

const AREAS: Record<string, string[]> = {
  A: ["A31", "A32"],
  B: ["A33", "A34"],
  C: ["A35"],
  D: ["A36", "A37"],
  E: ["A38", "A41"],
  F: ["A42"],
  G: ["A43"],
};
const RATES: Record<string, string[]> = { B: ["A18"], D: ["A19"], G: ["A20", "A21"] };
/** What each good is for, then where it comes from. */
const GOODS: Record<string, string[]> = {
  iron: ["A35", "A31"],
  stone: ["A39", "A35"],
  rubble: ["A35", "A33"],
  steel: ["A36", "A35", "A79"],
  leaves: ["A43", "A68"],
  chai: ["A30", "A68", "A43"],
};
const EVENTS = ["A53", "A54", "A55", "A56", "A57", "A58"];
const PLAIN: Record<string, string[]> = {
  weather: ["A17", "A16"],
  "chai-track": ["A68", "A03"],
  office: ["A42", "A15"],
  shed: ["A41", "A09"],
  gang: ["A26", "A25"],
  bag: ["A10", "A22"],
  wheel: ["A24", "A23"],
};

const townOf = (name: string, { view }: AlubariScene) =>
  view.towns.find((town) => town.name === name);
const stationOf = (name: string, { view }: AlubariScene) =>
  view.towns.flatMap(({ areas }) => areas).find((area) => area.name === name);

export const kinds = defineKinds<View>([
  { place: /^area-(\w)$/, rules: (area) => AREAS[area] ?? ["A27"] },
  { place: /^room-(\w)\d*$/, rules: (area) => ["A26", ...(AREAS[area] ?? [])] },
  { place: /^rate-(\w)$/, rules: (area) => RATES[area] ?? ["A18", "A19", "A20"] },
  {
    place: /^town-(.+)$/,
    rules: () => ["A39", "A37"],
    said: (name, scene) => {
      const town = townOf(name, scene);
      if (!town) return [];
      const open = town.open ? "yes" : "no";
      const areas = town.areas.map((area) => areaName(area, scene.players));
      return [t("web-alubari-said-town", { town: name, open }), ...areas];
    },
  },
  {
    place: /^station-(.+)$/,
    rules: () => ["A39", "A40", "A64"],
    said: (name, scene) => {
      const area = stationOf(name, scene);
      return area ? [areaName(area, scene.players)] : [];
    },
  },
  { place: /^section-(.+)$/, rules: () => ["A36", "A37", "A65"] },
  { place: /^event-(\d+)$/, rules: (n) => [EVENTS[Number(n) - 1] ?? "A24", "A24"] },
  { place: /^chai-(\d+)$/, rules: () => ["A68", "A03"] },
  { place: /^estate-(.+)$/, rules: () => ["A63", "A33", "A21"] },
  { place: /^space-(.+)$/, rules: () => ["A33", "A63", "A21"] },
  {
    place: /^contract-(c\d+)$/,
    rules: () => ["A28", "A66", "A67"],
    said: (id, { view }) => [contract(view, Number(id.slice(1)))],
  },
  { place: /^equipment-(.+)$/, rules: (name) => [ENGINES[name]?.rule ?? "A41", "A41"] },
  { place: /^yard-(.+)$/, rules: () => ["A31", "A32", "A22"] },
  {
    place: /^mine-(.+)$/,
    rules: (good) => GOODS[good] ?? ["A12", "A79"],
    said: (good) => [t(`alubari-good-${good}`)],
  },
  {
    place: /^seat-(\d)$/,
    rules: () => ["A12", "A78"],
    said: (seat, { view, players }) => {
      const player = players[Number(seat)];
      if (!player) return [];
      const held = view.seats[player.seat]?.contracts ?? [];
      const engines = view.seats[player.seat]?.equipment ?? [];
      return [
        seatLine(view, player),
        ...held.map((number) => {
          const card = view.cards[cardName(number)];
          const name = t("alubari-word-contract", { contract: cardName(number) });
          return card ? `${name} · ${effectInWords(card)}` : name;
        }),
        ...engines.map((equipment) => t("alubari-word-engine", { equipment })),
      ];
    },
  },
  { place: /^(.+)$/, rules: (place) => PLAIN[place] ?? [] },
]);

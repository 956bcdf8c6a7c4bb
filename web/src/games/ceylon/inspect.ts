// What everything on the table of Ceylon is, and the rules that tell what it does.

import { t } from "$lib/texts.svelte";
import { defineKinds } from "../face";
import { COUNCILLORS, STARTING_TILES } from "./components";
import { effectOf, tileEffectOf } from "./effects";
import { dashed, hexesOf, type CeylonScene } from "./view";
import { hexLine, seatLine, wagonLine } from "./words";

/** What stands for itself: a place and the rules about it. */
const PLAIN: Record<string, string[]> = {
  bonus: ["C25", "C08"],
  deck: ["C21", "C58"],
  pile: ["C22"],
  train: ["C30", "C22"],
  played: ["C14", "C15", "C16"],
  "mine-hand": ["C14", "C12"],
  "mine-contracts": ["C31", "C24", "C63"],
  "mine-markers": ["C23", "C64"],
  "mine-tea": ["C29"],
  "mine-rupees": ["C18", "C60"],
  "mine-tokens": ["C19", "C20"],
};
const FACTS: Record<string, string[]> = {
  rupees: ["C60"],
  tokens: ["C19"],
  contracts: ["C63", "C31"],
  markers: ["C64", "C23"],
  tea: ["C29"],
};

const hexAt = (hex: string, { view }: CeylonScene) =>
  hexesOf(view).find((each) => each.hex === hex);
const councillorOf = (district: string, { view }: CeylonScene) =>
  Object.entries(view.councillors).find(([name]) => name === district)?.[1];
const tileOf = ({ view, seat }: CeylonScene) => view.seats[seat ?? 0]?.starting_tile ?? null;
const playerLine = (seat: string, scene: CeylonScene): string[] => {
  const player = scene.players[Number(seat)];
  return player ? [seatLine(scene.view, player)] : [];
};

export const kinds = defineKinds<CeylonScene["view"]>([
  {
    place: /^([a-e]\d)$/,
    rules: (hex, scene) => {
      if ((hexAt(hex, scene)?.owner ?? null) !== null) return ["C26", "C28"];
      return scene.view.decision === "first" ? ["C10"] : ["C23", "C37"]; // the first one is free
    },
    said: (hex, scene) => {
      const found = hexAt(hex, scene);
      return found ? [hexLine(found, scene.players)] : [];
    },
  },
  {
    place: /^(dimbula|ruhuna|kandy|uva)$/,
    rules: () => ["C62", "C25"],
    said: (district) => [t(`ceylon-district-${district}`)],
  },
  {
    place: /^councillor-(.+)$/,
    rules: (district, scene) => {
      const found = councillorOf(district, scene);
      return found ? [COUNCILLORS[found.councillor].rule, "C33"] : ["C33"];
    },
    said: (district, scene) => {
      const found = councillorOf(district, scene);
      if (!found) return [];
      const title = t(`ceylon-councillor-${dashed(found.councillor)}`);
      const names = found.seats.map((seat) => scene.players[seat]?.name ?? "").join(", ");
      return [
        t("web-ceylon-say-councillor", { district, title, names: names || t("web-ceylon-nobody") }),
        effectOf(scene, found.councillor),
      ];
    },
  },
  {
    place: /^wagon-(\d+)$/,
    rules: () => ["C30", "C32", "C63"],
    said: (wagon, scene) => wagonLine(scene.view, Number(wagon) - 1),
  },
  {
    place: /^technology-(\d+)$/,
    rules: () => ["C34", "C35", "C36"],
    said: (space, { view, players }) => {
      const discs = [...(view.technology.spaces[Number(space)] ?? [])].reverse();
      const names = discs.map((seat) => players[seat]?.name ?? "").join(", ");
      return [t("web-ceylon-say-technology", { space, names: names || t("web-ceylon-nobody") })];
    },
  },
  {
    place: /^(mine-tile)$/,
    rules: (_, scene) => {
      const tile = tileOf(scene);
      return tile ? [STARTING_TILES[tile].rule, "C49"] : ["C49"];
    },
    said: (_, scene) => {
      const tile = tileOf(scene);
      return tile ? [t(`ceylon-starting-${tile}`), tileEffectOf(scene, tile)] : [];
    },
  },
  { place: /^seat-(\d)$/, rules: () => ["C67", "C09"], said: playerLine },
  {
    place: /^((?:rupees|tokens|contracts|markers|tea)-\d)$/,
    rules: (fact) => FACTS[fact.split("-")[0] ?? ""] ?? ["C67"],
    said: (fact, scene) => playerLine(fact.split("-")[1] ?? "", scene),
  },
  { place: /^(.+)$/, rules: (place) => PLAIN[place] ?? [] },
]);

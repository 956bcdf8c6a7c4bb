// Signs and colours of goods, gains, needs, weather, equipment and events.

import { t } from "$lib/texts.svelte";
import type { Card, Gain, Good, Goods, Letter, Needs, WeatherKind } from "./view";
import { GOODS } from "./view";

export const SIGN: Record<Good, string> = {
  iron: "iron",
  stone: "stone",
  rubble: "rubble",
  steel: "steel",
  leaves: "leaf",
  chai: "chai",
};
export const goodColour = (good: Good): string => `var(--r-${good})`;

export const GAIN_SIGN: Record<Gain, string> = {
  third: "labourer",
  steel: "steel",
  contract: "contract",
  equipment: "equipment",
  chai: "chai",
  leaves: "leaf",
  per_chai: "chai",
};
export const NEED_SIGN: Record<keyof Needs, string> = {
  track: "track",
  station: "station",
  rubble_station: "rubble",
  estate: "plantation",
  leaves: "leaf",
};
export const AREA_SIGN: Record<Letter, string> = {
  A: "stockyard",
  B: "excavate",
  C: "works",
  D: "track",
  E: "station",
  F: "post",
  G: "chaiwala",
};
/** Pieces of equipment: the sign, the rule, and where the numbers of the rule stand. */
export const ENGINES: Record<string, { sign: string; rule: string; values?: string[] }> = {
  "rail-tractor": { sign: "labourer", rule: "A45", values: ["numbers.third_labourer.rubble"] },
  "toy-train": { sign: "leaf", rule: "A46" },
  garratt: { sign: "track", rule: "A47" },
  warehouse: { sign: "warehouse", rule: "A48" },
  crew: { sign: "station", rule: "A49", values: ["numbers.crew.rubble", "numbers.crew.stone"] },
  luxury: { sign: "point", rule: "A50" },
  reliable: { sign: "check", rule: "A51" },
  inspection: { sign: "event", rule: "A52" },
};
export const EVENT_SIGN = ["excavate", "crops", "track", "station", "maintenance", "harvest"];
export const WEATHER_SIGN: Record<WeatherKind, string> = {
  none: "minus",
  sun: "sun",
  rain: "rain",
  fog: "fog",
};

/** What is asked for or paid, in the order of the goods: [["iron", 2], ["stone", 1]]. */
export const listed = (goods: Goods): [Good, number][] =>
  GOODS.flatMap((good): [Good, number][] => (goods[good] ? [[good, goods[good]]] : []));

/** "2 iron ore, 1 stone" */
export const inWords = (goods: Goods): string =>
  listed(goods)
    .map(([good, n]) => t("web-alubari-amount", { good, n }))
    .join(", ");

export const needsInWords = (needs: Needs): string =>
  (Object.entries(needs) as [keyof Needs, number][])
    .map(([need, n]) => t("web-alubari-need", { need, n }))
    .join(", ");

/** What a contract scores, and for what. */
export const worthInWords = ({ per_chai, points, needs }: Card): string =>
  per_chai
    ? t("web-alubari-per-chai", { n: per_chai })
    : t("web-alubari-worth", { points, needs: needsInWords(needs) });

/** What an equipment does, with the values of this table. */
export function engineInWords(
  equipment: string,
  points: number,
  values: Record<string, unknown> | undefined,
): string {
  const [n = "…", m = "…"] = (ENGINES[equipment]?.values ?? []).flatMap((path) =>
    values?.[path] === undefined ? [] : [Number(values[path])],
  );
  return t("alubari-word-engine-does", { equipment, points, n, m });
}

/** What a contract does, with the values of this table. */
export const effectInWords = ({ effect, area, n, m, good, gets }: Card): string =>
  t("alubari-word-effect", { effect, area, n, m, good, gets });

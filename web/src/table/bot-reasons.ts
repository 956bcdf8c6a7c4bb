// Why a bot prefers a choice to the next, in a sentence.

import type { Comparison, Matter } from "$lib/api";
import { t, texts } from "$lib/texts.svelte";
import { termWords } from "./words";

const MAIN = 3;

/** The largest differences, and whether chance alone may explain them. */
export function whyWords(game: string, why: Comparison, other: string, most = MAIN): string {
  const parts = whyParts(game, why, most);
  if (parts === "") return t("common-why-little", { other });
  return t(why.clear ? "common-why" : "common-why-unclear", { other, parts });
}

/** The largest differences by source in whole points, and that of the strongest opponent. */
export function whyParts(game: string, why: Comparison, most = MAIN): string {
  const main = Object.entries(why.differences)
    .map(([name, points]) => ({ name, n: Math.round(points) }))
    .filter(({ n }) => n !== 0)
    .slice(0, most);
  const rival = Math.round(why.rival);
  const all = rival === 0 ? main : [...main, { name: "", n: rival }];
  return all.map(({ name, n }, place) => part(game, name, n, place === 0)).join(", ");
}

/** What one source speaks for a choice with. */
export const morePart = (game: string, { term, points }: Matter): string =>
  part(game, term, Math.round(points), true);

function part(game: string, name: string, n: number, first: boolean): string {
  const size = Math.abs(n);
  const points = first ? t("common-why-points", { n: size }) : texts.number(size);
  const given = { sign: n > 0 ? "more" : "less", points };
  if (name === "") return t("common-why-rival", given);
  return t("common-why-part", { ...given, source: termWords(game, name) });
}

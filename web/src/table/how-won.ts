// How a game was won, in a sentence or two.

import type { Outcome } from "$lib/api";
import { t, texts } from "$lib/texts.svelte";
import { sourceWords } from "./words";

const SHOWN = 3;

export function decided(outcome: Outcome, game: string, name: (seat: number) => string): string {
  const [winner] = outcome.winners;
  if (outcome.how === "agreed") return t("web-table-end-agreed");
  if (outcome.how === "closed") return t("web-table-end-closed");
  if (outcome.how === "abandoned") return t("web-table-end-abandoned");
  if (outcome.how === "imported") return t("web-table-end-imported");
  if (winner === undefined) return "";
  if (outcome.how === "resigned") return t("web-table-end-resigned", { name: name(winner) });
  if (outcome.winners.length > 1)
    return t("web-table-end-shared", { names: outcome.winners.map(name).join(", ") });
  const { lead } = outcome;
  if (!lead)
    return t("web-table-end-alone", { name: name(winner), n: outcome.points[winner] ?? 0 });
  const names = { name: name(lead.winner), other: name(lead.other) };
  const won =
    lead.points === 0
      ? t("web-table-end-tie", names)
      : t("web-table-end-by", { ...names, n: lead.points });
  return [won, differences(lead.sources, game)].filter((part) => part !== "").join(" ");
}

/** Where the winner and the next differ most, as the engine counts it. */
function differences(sources: { source: string; points: number }[], game: string): string {
  const parts = sources
    .slice(0, SHOWN)
    .map(({ source, points }) => `${sourceWords(game, source)} ${signed(points)}`);
  return parts.length > 0 ? t("common-lead", { sources: parts.join(", ") }) : "";
}

/** Where anybody has points from, in the order of the game. */
export const sourcesOf = ({ breakdown }: Pick<Outcome, "breakdown">): string[] =>
  [...new Set(breakdown.flatMap((part) => Object.keys(part)))].filter((source) =>
    breakdown.some((part) => part[source]),
  );

export const signed = (points: number): string =>
  points > 0 ? `+${texts.number(points)}` : texts.number(points);

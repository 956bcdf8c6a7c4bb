// One sentence on what decided a game.

import type { Outcome } from "$lib/api";
import { t } from "$lib/texts.svelte";
import { sourceWords } from "./words";

export function decided(outcome: Outcome, game: string, name: (seat: number) => string): string {
  const [winner] = outcome.winners;
  if (outcome.how === "agreed") return t("web-table-end-agreed");
  if (outcome.how === "imported") return t("web-table-end-imported");
  if (winner === undefined) return "";
  if (outcome.how === "resigned") return t("web-table-end-resigned", { name: name(winner) });
  if (outcome.winners.length > 1) return t("web-table-end-shared", { names: outcome.winners.map(name).join(", ") });
  const best = outcome.points[winner] ?? 0;
  const others = outcome.points.map((points, seat) => ({ points, seat })).filter(({ seat }) => seat !== winner);
  const second = others.sort((a, b) => b.points - a.points)[0];
  if (second === undefined) return t("web-table-end-alone", { name: name(winner), n: best });
  const margin = best - second.points;
  const source = largest(outcome.breakdown[winner] ?? {}, outcome.breakdown[second.seat] ?? {});
  if (margin === 0) return t("web-table-end-tie", { name: name(winner), other: name(second.seat) });
  if (source === null) return t("web-table-end-by", { name: name(winner), n: margin });
  return t("web-table-end-decided", { name: name(winner), n: margin, source: sourceWords(game, source) });
}

/** Where the winner gained most on the next one. */
function largest(mine: Record<string, number>, theirs: Record<string, number>): string | null {
  const gains = Object.keys(mine).map((source) => ({ source, gain: (mine[source] ?? 0) - (theirs[source] ?? 0) }));
  const best = gains.sort((a, b) => b.gain - a.gain)[0];
  return best && best.gain > 0 ? best.source : null;
}

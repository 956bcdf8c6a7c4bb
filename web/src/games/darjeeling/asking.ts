// What has to be known with a question of Darjeeling, and at the end.

import { t, texts } from "$lib/texts.svelte";
import type { QuestionWords, Choice } from "../face";
import { sizesIn } from "./laying";
import { halvesIn, type View } from "./view";

export const finishing = ["keep", "done"];

/** Tiles of all sizes are laid as one picture. */
export const implies = { lay: ["lay"] };

type Said = Pick<Choice, "choice" | "values">;

/** "1 × ½½½, 1 × ½"; nothing before all that is laid is known. */
function tilesOf({ choice, values }: Said): string {
  const sizes = sizesIn(choice === "lay" ? String(values.picture) : "");
  const tiles = [3, 2, 1].flatMap((halves) => {
    const n = sizes[halves - 1] ?? 0;
    return n > 0 ? [`${texts.number(n)}\u00a0×\u00a0${"½".repeat(halves)}`] : [];
  });
  return tiles.join(", ");
}

/** "3 crates, 1 of them lost": away from a city one is not loaded. */
export const cratesWords = ({ picture, lost }: Choice["values"]): string =>
  t("web-darjeeling-laid", {
    n: halvesIn(sizesIn(String(picture))) / 2,
    lost: String(lost),
  });

/** "2 crates · 1 × ½½½, 1 × ½". */
export function wholeWords(said: Said): string {
  const tiles = tilesOf(said);
  return tiles && `${cratesWords(said.values)} · ${tiles}`;
}

/** Of a shipment only what it comes to: where tokens are asked for, they say how much is loaded. */
export function turnWords(turn: Choice[], words: (choice: Choice) => string): string[] {
  const isTold = ({ choice }: Choice, n: number): boolean =>
    !finishing.includes(choice) && (choice !== "lay" || turn[n + 1]?.choice !== "lay");
  const [lays, spends] = ["lay", "spend"].map((kind) => turn.some((one) => one.choice === kind));
  const say = (said: Choice): string => {
    if (said.choice === "ship" && lays) return shipWords(said, !spends);
    return (spends ? tilesOf(said) : wholeWords(said)) || words(said);
  };
  const told = turn.filter(isTold);
  return (told.length > 0 ? told : turn).map(say);
}

/** "Ship green tea · demand +2". */
function shipWords({ values }: Choice, pays: boolean): string {
  const ship = t("web-darjeeling-ship", { variety: String(values.variety) });
  return pays ? `${ship} · ${t("web-darjeeling-pays", { bonus: Number(values.bonus) })}` : ship;
}

export function asks({ decision }: View, choices: Choice[]): QuestionWords {
  if (decision === null || choices.length === 0) return {};
  const note = t("web-darjeeling-ask", { decision });
  return decision.startsWith("lay_") ? { question: t("web-darjeeling-lay"), note } : { note };
}

export const scoring = (): string[] => [
  t("web-darjeeling-scoring-halves"),
  t("web-darjeeling-scoring-places"),
];

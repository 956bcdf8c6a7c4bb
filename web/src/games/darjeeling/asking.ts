// What has to be known with a question of Darjeeling, and at the end.

import { t, texts } from "$lib/texts.svelte";
import type { Asked, Choice } from "../contract";
import { sizesIn } from "./laying";
import { halvesIn, type View } from "./view";

export const finishing = ["keep", "done"];

/** Tiles of all sizes are laid as one picture. */
export const implies = { lay: ["lay"] };

/** "2 crates · 1 × ½½½, 1 × ½". */
export function wholeWords({ choice, values }: Pick<Choice, "choice" | "values">): string {
  const picture = choice === "lay" ? String(values.picture) : "";
  if (picture === "") return "";
  const sizes = sizesIn(picture);
  const tiles = [3, 2, 1].flatMap((halves) => {
    const n = sizes[halves - 1] ?? 0;
    return n > 0 ? [`${texts.number(n)}\u00a0×\u00a0${"½".repeat(halves)}`] : [];
  });
  return `${t("web-darjeeling-crates", { n: halvesIn(sizes) / 2 })} · ${tiles.join(", ")}`;
}

/** Of tiles laid size by size only what they come to. */
export function turnWords(turn: Choice[], words: (choice: Choice) => string): string[] {
  const isTold = ({ choice }: Choice, n: number): boolean =>
    !finishing.includes(choice) && (choice !== "lay" || turn[n + 1]?.choice !== "lay");
  const told = turn.filter(isTold);
  return (told.length > 0 ? told : turn).map((choice) => wholeWords(choice) || words(choice));
}

export function asks({ decision }: View, choices: Choice[]): Asked {
  if (decision === null || choices.length === 0) return {};
  const note = t("web-darjeeling-ask", { decision });
  return decision.startsWith("lay_") ? { question: t("web-darjeeling-lay"), note } : { note };
}

export const scoring = (): string[] => [
  t("web-darjeeling-scoring-halves"),
  t("web-darjeeling-scoring-places"),
];

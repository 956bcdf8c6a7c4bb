// What the one who looks is asked, or what is waited for.

import { t } from "$lib/texts.svelte";
import type { Asked } from "../games/contract";
import type { Sitting } from "./sitting.svelte";
import { questionWords } from "./words";

/** The question of a running game and what has to be known with it. */
export function asking(sitting: Sitting): { question: string; note: string } {
  const { state, game, face } = sitting;
  const turn = state?.turn ?? null;
  if (!state?.view || turn === null) return { question: "", note: "" };
  const plain = questionWords(game, String(state.view.decision ?? ""), sitting.name(turn));
  const told: Asked = face.asks?.(state.view, sitting.choices, (seat) => sitting.name(seat)) ?? {};
  if (turn === sitting.seat) return { question: told.question ?? plain, note: told.note ?? "" };
  return { question: t("web-table-waits", { name: sitting.name(turn) }), note: told.note ?? plain };
}

/** Why there is nothing one could undo; null where there is something. */
export function undoRefusal(sitting: Sitting): string | null {
  const { state, seat } = sitting;
  if (!state || state.undo.undo !== null) return null;
  if (state.status === "over") return t("web-table-over");
  const last = sitting.lastActor;
  if (last === null) return t("web-table-undo-nothing");
  if (last === seat) return t("web-table-undo-revealed");
  return t("web-table-undo-passed", { name: sitting.name(last) });
}

// On a narrow screen the board is higher than its box: bring the place of the question into sight.

import { isCalm } from "./calm";
import type { View } from "./view";

export function showWhereAsked(board: HTMLElement, view: View): void {
  const place = placeAsked(view);
  const there = place === null ? null : board.querySelector(`[data-place="${place}"]`);
  const box = scrollingBox(board);
  if (!there || !box) return;
  const [seen, frame] = [there.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollBy({ top: seen.top + seen.height / 2 - frame.top - frame.height / 2, behavior: isCalm() ? "auto" : "smooth" });
}

function placeAsked({ decision, actor, seats, shipment }: View): string | null {
  if (decision === "recall") return "quay-1";
  if (decision === "ship" || shipment !== null) return "demand-top";
  return actor === null ? null : (seats[actor]?.collector ?? null);
}

function scrollingBox(element: HTMLElement): HTMLElement | null {
  const parent = element.parentElement;
  if (parent === null) return null;
  const scrolls = getComputedStyle(parent).overflowY === "auto" && parent.scrollHeight > parent.clientHeight;
  return scrolls ? parent : scrollingBox(parent);
}

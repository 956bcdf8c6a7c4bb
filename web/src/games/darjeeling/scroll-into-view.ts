// On a narrow screen the board is larger than its box: bring the place of the question into sight.

import { isCalm } from "$lib/settings.svelte";
import type { Choice } from "../face";
import type { View } from "./view";

const ROOM = 24;

export function showWhereAsked(board: HTMLElement, view: View): void {
  showWaysAcross(board);
  const place = placeAsked(view);
  const there = place === null ? null : board.querySelector(`[data-place="${place}"]`);
  const box = scrollingBox(board);
  if (!there || !box) return;
  const [seen, frame] = [there.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollBy({
    top: seen.top + seen.height / 2 - frame.top - frame.height / 2,
    behavior: isCalm() ? "auto" : "smooth",
  });
}

/** What was chosen from the list comes into sight, both ways. */
export function showChosen(board: HTMLElement, choice: Choice): void {
  const there = board.querySelector(`[data-choice="${choice.id}"]`);
  if (there)
    for (const box of [board.querySelector<HTMLElement>(".ground"), scrollingBox(board)])
      if (box) bringInto(box, there);
}

/** As far as needed, with a little room around. */
function bringInto(box: HTMLElement, there: Element): void {
  const [seen, frame] = [there.getBoundingClientRect(), box.getBoundingClientRect()];
  const by = (start: number, end: number, first: number, last: number): number =>
    start < first + ROOM ? start - first - ROOM : Math.max(0, end - last + ROOM);
  box.scrollBy({
    left: by(seen.left, seen.right, frame.left, frame.right),
    top: by(seen.top, seen.bottom, frame.top, frame.bottom),
    behavior: isCalm() ? "auto" : "smooth",
  });
}

/** The map can be moved sideways: the middle of all that glows on it, as far as it goes. */
function showWaysAcross(board: HTMLElement): void {
  const ground = board.querySelector<HTMLElement>(".ground");
  const glowing = [...(ground?.querySelectorAll("[data-choice]") ?? [])].map((place) =>
    place.getBoundingClientRect(),
  );
  if (!ground || glowing.length === 0) return;
  const middle =
    (Math.min(...glowing.map((seen) => seen.left)) +
      Math.max(...glowing.map((seen) => seen.right))) /
    2;
  const frame = ground.getBoundingClientRect();
  ground.scrollBy({
    left: middle - frame.left - frame.width / 2,
    behavior: isCalm() ? "auto" : "smooth",
  });
}

function placeAsked({ decision, actor, seats, shipment }: View): string | null {
  if (decision === "recall") return "quay-1";
  if (decision === "ship" || shipment !== null) return "demand-top";
  return actor === null ? null : (seats[actor]?.collector ?? null);
}

function scrollingBox(element: HTMLElement): HTMLElement | null {
  const parent = element.parentElement;
  if (parent === null) return null;
  const scrolls =
    getComputedStyle(parent).overflowY === "auto" && parent.scrollHeight > parent.clientHeight;
  return scrolls ? parent : scrollingBox(parent);
}

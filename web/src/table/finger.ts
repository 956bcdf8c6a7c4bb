// What a finger can tell apart: it covers about 44 px.

const FINGER = 44;
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

const choiceAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest("[data-choice]")?.getAttribute("data-choice") ?? null;

/** How much nearer a place has to come until a finger on it covers no other; 1 if it covers none. */
export function crowding(place: Element): number {
  const { left, top, width, height } = place.getBoundingClientRect();
  const own = place.getAttribute("data-choice");
  const reach = FINGER / 2 - 1;
  const isCrowded = SIDES.some(([dx, dy]) => {
    const other = choiceAt(left + width / 2 + dx * reach, top + height / 2 + dy * reach);
    return other !== null && other !== own;
  });
  return isCrowded ? Math.max(1.15, (FINGER + 4) / Math.min(width, height)) : 1;
}

/** The one place that a finger beside it may have meant. */
export function placeBeside(box: Element, x: number, y: number): Element | null {
  const meant = [...box.querySelectorAll("[data-choice]")].filter((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    const far = { x: Math.abs(x - left - width / 2), y: Math.abs(y - top - height / 2) };
    return far.x <= Math.max(FINGER, width) / 2 && far.y <= Math.max(FINGER, height) / 2;
  });
  const choices = new Set(meant.map((place) => place.getAttribute("data-choice")));
  return choices.size === 1 ? (meant[0] ?? null) : null;
}

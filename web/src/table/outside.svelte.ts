// Which choices on the board lie outside its window, and on which side.

import { drawn } from "$lib/once-drawn";

export const DIRECTIONS = ["up", "down", "left", "right"] as const;
export type CueDirection = (typeof DIRECTIONS)[number];

type Found = Record<CueDirection, Element[]>;
const none = (): Found => ({ up: [], down: [], left: [], right: [] });

/** Where along its edge a cue stands, the likeliest first. */
const SPOTS = ["middle", "end", "start", "last", "first"] as const;
type Spot = (typeof SPOTS)[number];
const GAP = 3; // from the corner

/** The middle of a cue of this size along an edge of this length. */
function along(spot: Spot, length: number, size: number): number {
  if (spot === "first") return GAP + size / 2;
  if (spot === "last") return length - GAP - size / 2;
  return length * { middle: 0.5, end: 0.8, start: 0.2 }[spot];
}
type Spots = Record<CueDirection, Spot>;

interface Point {
  x: number;
  y: number;
}

const centreOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** The side of the box a point lies beyond, or null within it. */
function sideOf({ x, y }: Point, box: DOMRect): CueDirection | null {
  if (y < box.top) return "up";
  if (y > box.bottom) return "down";
  if (x < box.left) return "left";
  return x > box.right ? "right" : null;
}

// What the button at an edge covers, its distance included: wide at top and foot, high at the sides.
const CUE = { wide: { width: 150, height: 48 }, high: { width: 84, height: 66 } };

function isUnderCue({ x, y }: Point, way: CueDirection, spot: Spot, box: DOMRect): boolean {
  const deep = { up: y - box.top, down: box.bottom - y, left: x - box.left, right: box.right - x }[
    way
  ];
  if (way === "up" || way === "down")
    return (
      deep < CUE.wide.height &&
      Math.abs(x - box.left - along(spot, box.width, CUE.wide.width)) < CUE.wide.width / 2
    );
  return (
    deep < CUE.high.width &&
    Math.abs(y - box.top - along(spot, box.height, CUE.high.height)) < CUE.high.height / 2
  );
}

/** Where each cue covers the fewest of what one looks at; it stays where it was if it covers none. */
function spotsFor(seen: Point[], before: Spots, box: DOMRect): Spots {
  const covers = (way: CueDirection, spot: Spot): number =>
    seen.filter((at) => isUnderCue(at, way, spot, box)).length;
  const best = (way: CueDirection): Spot =>
    [before[way], ...SPOTS].reduce((one, other) =>
      covers(way, other) < covers(way, one) ? other : one,
    );
  return { up: best("up"), down: best("down"), left: best("left"), right: best("right") };
}

/** The pieces one plays with, and what is pointed at: they weigh more than one choice of several. */
const LOOKED_AT = "[data-piece], [data-marked], .marked";

/** One place for each choice that is nowhere in sight, the nearest first on each side. */
function outsideOf(box: HTMLElement, before: Spots): { found: Found; spots: Spots } {
  const edge = box.getBoundingClientRect();
  const places = [...box.querySelectorAll("[data-choice]")].map((place) => ({
    place,
    id: place.getAttribute("data-choice") ?? "",
    at: centreOf(place.getBoundingClientRect()),
  }));
  const beyond = new Set(places.map(({ at }) => sideOf(at, edge)));
  const looked = [...box.querySelectorAll(LOOKED_AT)].map((one) =>
    centreOf(one.getBoundingClientRect()),
  );
  const within = [...places.map(({ at }) => at), ...looked, ...looked];
  const spots = spotsFor(
    within.filter((at) => sideOf(at, edge) === null),
    before,
    edge,
  );
  const wayOf = (at: Point): CueDirection | null =>
    sideOf(at, edge) ??
    DIRECTIONS.find((way) => beyond.has(way) && isUnderCue(at, way, spots[way], edge)) ??
    null;
  const seen = new Set(places.filter(({ at }) => wayOf(at) === null).map(({ id }) => id));
  const found = none();
  for (const { place, id, at } of places) {
    const way = wayOf(at);
    if (way === null || seen.has(id)) continue;
    seen.add(id);
    found[way].push(place);
  }
  found.up.reverse();
  found.left.reverse();
  return { found, spots };
}

/** Keeps count while the board scrolls, moves or is asked something else. */
export class Outside {
  places = $state.raw<Found>(none());
  spots = $state.raw<Spots>({ up: "middle", down: "middle", left: "middle", right: "middle" });
  #waiting = false;

  look(box: HTMLElement | undefined): void {
    if (this.#waiting || !box) return;
    this.#waiting = true;
    void drawn().then(() => {
      this.#waiting = false;
      const { found, spots } = outsideOf(box, this.spots);
      this.places = found;
      this.spots = spots;
    });
  }

  readonly watch = (box: HTMLElement) => {
    const look = () => this.look(box);
    const content = new MutationObserver(look);
    const size = new ResizeObserver(look);
    content.observe(box, {
      subtree: true,
      childList: true,
      attributeFilter: ["data-choice", "data-marked", "style"],
    });
    size.observe(box);
    box.addEventListener("scroll", look, { capture: true, passive: true });
    return () => {
      content.disconnect();
      size.disconnect();
      box.removeEventListener("scroll", look, { capture: true });
    };
  };
}

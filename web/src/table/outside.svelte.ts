// Which choices on the board lie outside its window, and on which side.

import { drawn } from "$lib/drawn";

export const DIRECTIONS = ["up", "down", "left", "right"] as const;
export type Way = (typeof DIRECTIONS)[number];

type Found = Record<Way, Element[]>;
const none = (): Found => ({ up: [], down: [], left: [], right: [] });

interface Point {
  x: number;
  y: number;
}

const centreOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** The side of the box a point lies beyond, or null within it. */
function sideOf({ x, y }: Point, box: DOMRect): Way | null {
  if (y < box.top) return "up";
  if (y > box.bottom) return "down";
  if (x < box.left) return "left";
  return x > box.right ? "right" : null;
}

const CUE = { width: 70, height: 48 }; // what the button at an edge covers, its distance included

function isUnderCue({ x, y }: Point, way: Way, box: DOMRect): boolean {
  const middle = centreOf(box);
  const deep = { up: y - box.top, down: box.bottom - y, left: x - box.left, right: box.right - x }[
    way
  ];
  if (way === "up" || way === "down")
    return deep < CUE.height && Math.abs(x - middle.x) < CUE.width / 2;
  return deep < CUE.width && Math.abs(y - middle.y) < CUE.height / 2;
}

/** One place for each choice that is nowhere in sight, the nearest first on each side. */
function outsideOf(box: HTMLElement): Found {
  const edge = box.getBoundingClientRect();
  const places = [...box.querySelectorAll("[data-choice]")].map((place) => ({
    place,
    id: place.getAttribute("data-choice") ?? "",
    at: centreOf(place.getBoundingClientRect()),
  }));
  const beyond = new Set(places.map(({ at }) => sideOf(at, edge)));
  const wayOf = (at: Point): Way | null =>
    sideOf(at, edge) ??
    DIRECTIONS.find((way) => beyond.has(way) && isUnderCue(at, way, edge)) ??
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
  return found;
}

/** Keeps count while the board scrolls, moves or is asked something else. */
export class Outside {
  places = $state.raw<Found>(none());
  #waiting = false;

  look(box: HTMLElement | undefined): void {
    if (this.#waiting || !box) return;
    this.#waiting = true;
    void drawn().then(() => {
      this.#waiting = false;
      this.places = outsideOf(box);
    });
  }

  readonly watch = (box: HTMLElement) => {
    const look = () => this.look(box);
    const content = new MutationObserver(look);
    const size = new ResizeObserver(look);
    content.observe(box, {
      subtree: true,
      childList: true,
      attributeFilter: ["data-choice", "style"],
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

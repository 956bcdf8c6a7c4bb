// How the areas of a town stand side by side on its plate.

import type { Town } from "./view";

const NARROW = 42;
const BROAD = 52; // two kinds of goods to pay
const GAP = 2;
const EDGE = 6;

export interface Places {
  width: number;
  areas: { x: number; width: number }[];
}

export function areaPlaces(town: Town): Places {
  let x = EDGE;
  const areas = town.areas.map((area) => {
    const width = Object.keys(area.cost).length > 1 ? BROAD : NARROW;
    const place = { x, width };
    x += width + GAP;
    return place;
  });
  return { width: x - GAP + EDGE, areas };
}

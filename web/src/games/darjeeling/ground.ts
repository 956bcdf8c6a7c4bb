// The lie of the land: how tiles are turned on it, its shape, and where the sea has room.

import { EAST, NORTH, SOUTH, WEST } from "./laying";
import { cellName, type Halves, type Place } from "./view";

export const UNIT = 60;

/** Tiles lie as they were put down; a cell's own turn keeps the picture quiet from view to view. */
export function edgesAt(place: Place, halves: Halves, opposite: boolean): number {
  const shapes = { 1: SOUTH, 2: opposite ? NORTH | SOUTH : EAST | SOUTH, 3: EAST | SOUTH | WEST };
  return turned(shapes[halves], (place.x * 7 + place.y * 5 + halves * 3 + ((place.x * place.y) % 3)) % 4);
}

function turned(mask: number, quarters: number): number {
  return ((mask << quarters) | (mask >> (4 - quarters))) & 15;
}

export interface Cell extends Place {
  name: string;
  content: string;
}

export function spacesOf(map: string[][]): Cell[] {
  return map
    .flatMap((row, y) => row.map((content, x) => ({ x, y, name: cellName({ x, y }), content })))
    .filter((cell) => cell.content !== ".");
}

export const landPath = (cells: Place[]): string =>
  cells.map(({ x, y }) => `M${x * UNIT} ${y * UNIT}h${UNIT}v${UNIT}h-${UNIT}z`).join("");

/** The spaces beside a city, as their outer edge drawn a little inside. */
export function aroundCity(city: Place, cells: Place[]): string {
  const near = cells.filter((c) => Math.abs(c.x - city.x) <= 1 && Math.abs(c.y - city.y) <= 1);
  const holds = (x: number, y: number): boolean => near.some((c) => c.x === x && c.y === y);
  const inset = 3.5;
  return near
    .map(({ x, y }) => {
      const [left, top] = [x * UNIT, y * UNIT];
      const [right, bottom] = [left + UNIT, top + UNIT];
      const west = holds(x - 1, y) ? left : left + inset;
      const east = holds(x + 1, y) ? right : right - inset;
      const north = holds(x, y - 1) ? top : top + inset;
      const south = holds(x, y + 1) ? bottom : bottom - inset;
      return [
        holds(x, y - 1) ? "" : `M${west} ${north}H${east}`,
        holds(x, y + 1) ? "" : `M${west} ${south}H${east}`,
        holds(x - 1, y) ? "" : `M${west} ${north}V${south}`,
        holds(x + 1, y) ? "" : `M${east} ${north}V${south}`,
      ].join("");
    })
    .join("");
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Spots of open sea in a frame, roomiest first and apart from each other. */
export function openSea(frame: Frame, cells: Place[], taken: Place[], wanted: number): Place[] {
  const step = UNIT / 2;
  const spots: { x: number; y: number; room: number }[] = [];
  for (let x = frame.x + 60; x <= frame.x + frame.width - 60; x += step)
    for (let y = frame.y + 60; y <= frame.y + frame.height - 40; y += step)
      spots.push({ x, y, room: distance({ x, y }, cells) });
  const chosen: Place[] = [...taken];
  while (chosen.length < wanted + taken.length) {
    const free = spots.filter(
      (spot) => spot.room > 62 && apart(spot, chosen) > 150,
    );
    const worth = (spot: Place & { room: number }): number => Math.min(spot.room, 110) + apart(spot, chosen) / 4;
    const best = free.sort((a, b) => worth(b) - worth(a) || b.y - a.y)[0];
    if (best === undefined) break;
    chosen.push(best);
  }
  return chosen.slice(taken.length);
}

const apart = (spot: Place, others: Place[]): number =>
  Math.min(400, ...others.map((other) => Math.hypot(other.x - spot.x, other.y - spot.y)));

function distance(point: Place, cells: Place[]): number {
  return Math.min(
    ...cells.map((cell) => {
      const dx = Math.max(Math.abs(point.x - (cell.x + 0.5) * UNIT) - UNIT / 2, 0);
      const dy = Math.max(Math.abs(point.y - (cell.y + 0.5) * UNIT) - UNIT / 2, 0);
      return Math.hypot(dx, dy);
    }),
  );
}

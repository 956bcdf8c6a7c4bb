// The lie of the land: how tiles are turned on it, its shape, and where the sea has room.

import { EAST, NORTH, WEST } from "./laying";
import { cellName, type GridPoint, type Halves } from "./view";

export const UNIT = 60;

/** How the halves of a tile may lie: the south stays free, where the cost of a move is written. */
const TURNS = {
  1: [NORTH, EAST, WEST],
  2: [NORTH | EAST, NORTH | WEST],
  3: [EAST | NORTH | WEST],
};

/** A cell's own turn, so that the picture stays quiet from view to view. */
export function edgesAt(place: GridPoint, halves: Halves, opposite: boolean): number {
  const turns = halves === 2 && opposite ? [EAST | WEST] : TURNS[halves];
  const turn = place.x * 7 + place.y * 5 + halves * 3 + ((place.x * place.y) % 3);
  return turns[turn % turns.length] ?? NORTH;
}

export interface Cell extends GridPoint {
  name: string;
  content: string;
}

export function spacesOf(map: string[][]): Cell[] {
  return map
    .flatMap((row, y) => row.map((content, x) => ({ x, y, name: cellName({ x, y }), content })))
    .filter((cell) => cell.content !== ".");
}

interface Sign extends GridPoint {
  sign: string;
}

const OFF = 19 / UNIT; // spaces from the land's edge to the middle of a sign

const CLOSE = 0.45; // spaces between two signs that would read as one name
const HIGHER = 0.12;

/** Signs on the shore: of a column above its first space, of a row on the left of its own. */
export function edges(cells: Cell[]): Sign[] {
  const columns = firstOfEach(cells, ({ x }) => x).map(({ x, y, name }) => ({
    x: x + 0.5,
    y: y - OFF,
    sign: name.slice(0, 1),
  }));
  const rows = firstOfEach(cells, ({ y }) => y).map(({ x, y, name }) => {
    const middle = { x: x - OFF, y: y + 0.5 };
    const high = apart(middle, columns) < CLOSE ? HIGHER : 0.5;
    return { x: middle.x, y: y + high, sign: name.slice(1) };
  });
  return [...columns, ...rows];
}

const firstOfEach = (cells: Cell[], line: (cell: Cell) => number): Cell[] =>
  cells.filter((cell, n) => cells.findIndex((other) => line(other) === line(cell)) === n);

export const landPath = (cells: GridPoint[]): string =>
  cells.map(({ x, y }) => `M${x * UNIT} ${y * UNIT}h${UNIT}v${UNIT}h-${UNIT}z`).join("");

/** The spaces beside a city, as their outer edge drawn a little inside. */
export function aroundCity(city: GridPoint, cells: GridPoint[]): string {
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

const MARGIN = 32;
export const LEGEND = 56; // pixels of its height
const LARGEST = 92; // pixels of a tile: small maps lie in a wide sea
const LARGEST_IN_COLUMN = 56;
const FINGER = 44; // pixels of a tile that a finger meets

/** How wide a map is drawn so that every tile can be tapped. */
export const widthForFingers = (map: string[][]): number =>
  Math.ceil(FINGER * ((map[0]?.length ?? 0) + (2 * MARGIN) / UNIT));

/** A frame around a map, of the shape of its room, with a strip below where no corner is free. */
export function framed(
  map: string[][],
  room: { width: number; height: number | null },
  below = 0,
): Frame {
  const needed = {
    width: (map[0]?.length ?? 0) * UNIT + 2 * MARGIN,
    height: map.length * UNIT + 2 * MARGIN + below,
  };
  const widest = (room.width * UNIT) / (room.height ? LARGEST : LARGEST_IN_COLUMN);
  const aspect = room.height ? room.width / room.height : 0;
  const width = Math.max(needed.width, needed.height * aspect, widest);
  const height = room.height ? width / aspect : needed.height;
  return {
    x: -MARGIN - (width - needed.width) / 2,
    y: -MARGIN - (height - needed.height) / 2,
    width,
    height,
  };
}

/** The lower corners of a frame, left and right, as large as two lines of text need. */
export function lowerCorners(frame: Frame, lines: string[], pixel: number): [Frame, Frame] {
  const width = (58 + 6.2 * Math.max(...lines.map((line) => line.length))) * pixel;
  const box = { y: frame.y + frame.height - LEGEND * pixel, width, height: LEGEND * pixel };
  return [
    { x: frame.x, ...box },
    { x: frame.x + frame.width - width, ...box },
  ];
}

/** Whether a box lies on water, clear of every space and its shore. */
export function isAfloat(box: Frame, cells: GridPoint[]): boolean {
  const shore = 30;
  return cells.every(
    ({ x, y }) =>
      box.x > (x + 1) * UNIT + shore ||
      box.x + box.width < x * UNIT - shore ||
      box.y > (y + 1) * UNIT + shore ||
      box.y + box.height < y * UNIT - shore,
  );
}

/** Spots of open sea in a frame, roomiest first and apart from each other. */
export function openSea(
  frame: Frame,
  cells: GridPoint[],
  written: Frame[],
  wanted: number,
): GridPoint[] {
  const step = UNIT / 2;
  const spots: { x: number; y: number; room: number }[] = [];
  for (let x = frame.x + 60; x <= frame.x + frame.width - 60; x += step)
    for (let y = frame.y + 60; y <= frame.y + frame.height - 40; y += step)
      if (!written.some((box) => touches(box, { x, y })))
        spots.push({ x, y, room: distance({ x, y }, cells) });
  const chosen: GridPoint[] = [];
  while (chosen.length < wanted) {
    const free = spots.filter((spot) => spot.room > 62 && apart(spot, chosen) > 150);
    const worth = (spot: GridPoint & { room: number }): number =>
      Math.min(spot.room, 110) + apart(spot, chosen) / 4;
    const best = free.sort((a, b) => worth(b) - worth(a) || b.y - a.y)[0];
    if (best === undefined) break;
    chosen.push(best);
  }
  return chosen;
}

const touches = (box: Frame, { x, y }: GridPoint): boolean =>
  x > box.x - 50 && x < box.x + box.width + 50 && y > box.y - 36 && y < box.y + box.height + 36;

const apart = (spot: GridPoint, others: GridPoint[]): number =>
  Math.min(400, ...others.map((other) => Math.hypot(other.x - spot.x, other.y - spot.y)));

function distance(point: GridPoint, cells: GridPoint[]): number {
  return Math.min(
    ...cells.map((cell) => {
      const dx = Math.max(Math.abs(point.x - (cell.x + 0.5) * UNIT) - UNIT / 2, 0);
      const dy = Math.max(Math.abs(point.y - (cell.y + 0.5) * UNIT) - UNIT / 2, 0);
      return Math.hypot(dx, dy);
    }),
  );
}

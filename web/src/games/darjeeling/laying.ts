// How tiles of one variety are drawn: those that close crates as the server lays them, others one
// by one. A tile is the box character with a stroke for each half:
//
//   ╶╴ pair    ┌┐ ring     ╷  star     ┌┐╷ ring with a tail
//              └┘         ╶┴╴          └┴┘

export type Sizes = [ones: number, twos: number, threes: number];

/** A tile on the grid; `edges` is the mask of its halves: 1 north, 2 east, 4 south, 8 west. */
export interface Laid {
  x: number;
  y: number;
  edges: number;
}

export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;

const STROKES = " ╵╶└╷│┌├╴┘─┴┐┤┬";
const GAP = 0.25;

/** The groups of a picture; a blank line lies between two of them. */
export const groupsIn = (picture: string): Laid[][] =>
  picture ? picture.split("\n\n").map((group) => drawn(group.split("\n"))) : [];

/** The tiles of a picture, by their halves. */
export function sizesIn(picture: string): Sizes {
  const halves = groupsIn(picture)
    .flat()
    .map(({ edges }) => bits(edges));
  const count = (n: number): number => halves.filter((found) => found === n).length;
  return [count(1), count(2), count(3)];
}

/** Tiles one by one, each a group of its own. */
export function openGroups(sizes: Sizes, opposite: boolean): Laid[][] {
  const edges = [SOUTH, opposite ? NORTH | SOUTH : EAST | SOUTH, EAST | SOUTH | WEST];
  const kinds = sizes.flatMap((count, n) => Array<number>(count).fill(edges[n] ?? 0));
  return kinds.map((mask) => [{ x: 0, y: 0, edges: mask }]);
}

export interface Room {
  width: number;
  height: number;
}

/** Groups on as many shelves as make the tiles largest in a room. */
export function fitted(groups: Laid[][], room: Room): Laid[] {
  const pictures = [12, 10, 8, 7, 6, 5, 4, 3, 2, 1].map((across) => shelved(groups, across));
  return pictures.sort((a, b) => sideIn(b, room) - sideIn(a, room))[0] ?? [];
}

/** How large a tile can be when the picture is to fit. */
export function sideIn(tiles: Laid[], room: Room): number {
  const size = extent(tiles);
  return Math.min(room.width / Math.max(size.width, 1), room.height / Math.max(size.height, 1));
}

export function extent(tiles: Laid[]): { width: number; height: number } {
  return {
    width: Math.max(0, ...tiles.map((tile) => tile.x + 1)),
    height: Math.max(0, ...tiles.map((tile) => tile.y + 1)),
  };
}

const bits = (mask: number): number => [1, 2, 4, 8].filter((edge) => mask & edge).length;

function drawn(rows: string[]): Laid[] {
  return rows
    .flatMap((row, y) => [...row].map((stroke, x) => ({ x, y, edges: STROKES.indexOf(stroke) })))
    .filter((tile) => tile.edges > 0);
}

/** The groups in rows of so many tiles, larger ones first, a little apart. */
function shelved(groups: Laid[][], across: number): Laid[] {
  const sized = groups.map((tiles) => ({ tiles, ...extent(tiles) }));
  sized.sort((a, b) => b.height - a.height || b.width - a.width);
  const placed: Laid[] = [];
  const shelf = { x: 0, y: 0, height: 0 };
  for (const group of sized) {
    if (shelf.x > 0 && shelf.x + group.width > across) {
      shelf.y += shelf.height + GAP;
      shelf.x = shelf.height = 0;
    }
    for (const tile of group.tiles)
      placed.push({ ...tile, x: tile.x + shelf.x, y: tile.y + shelf.y });
    shelf.x += group.width + GAP;
    shelf.height = Math.max(shelf.height, group.height);
  }
  return placed;
}

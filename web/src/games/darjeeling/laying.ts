// How tiles of one variety look when their halves are laid edge to edge: a picture, never a verdict.
// What may be laid, only the choices say. A tile is the box character with a stroke for each half:
//
//   ╶╴ pair    ┌┐ ring     ╷  star     ┌┐╷ ring with a tail
//              └┘         ╶┴╴          └┴┘

export type Sizes = [ones: number, twos: number, threes: number];
type Picture = string[];

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
const RING: Picture = ["┌┐", "└┘"];

// Loops that need no one-half tile, and loops that lack the one at their tail, lower right.
const WHOLE: Picture[] = [RING, ["┌┬┐", "└┴┘"], ["┌┬┬┐", "└┘└┘"], ["┌┬┐ ", "└┘├┐", "  └┘"]];
const TAILED: Picture[] = [["┌┐", "└┴"], [" ┌┐", "╶┴┴"], ["╶┬┐", "╶┴┴"], ["┌┬┐", "└┴┴"]];

/** All the given tiles in groups, every half against a half; null where we know no such picture. */
export function closedGroups(sizes: Sizes, opposite: boolean): Laid[][] | null {
  const [ones, twos, threes] = sizes;
  if (ones + twos + threes === 0 || (ones + threes) % 2 === 1) return null;
  if (ones >= threes + 2) return ringsAndTrees(sizes, opposite).map(drawn);
  if (opposite) return null;
  const pictures = [...WHOLE, ...TAILED.map((loop) => beside(loop, windingTail(spareTwos(loop, twos))))];
  const found = pictures.map(drawn).find((tiles) => matches(tiles, sizes));
  return found ? [found] : null;
}

/** The most crates these tiles make, and the tiles left open. */
export function mostCrates(held: Sizes, opposite: boolean): { used: Sizes; open: Sizes } {
  const used = fewerAndFewer(held).find((tiles) => closedGroups(tiles, opposite) !== null) ?? [0, 0, 0];
  return { used, open: [held[0] - used[0], held[1] - used[1], held[2] - used[2]] };
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

function fewerAndFewer([ones, twos, threes]: Sizes): Sizes[] {
  const all: Sizes[] = [];
  for (let a = 0; a <= ones; a++)
    for (let b = 0; b <= twos; b++) for (let c = 0; c <= threes; c++) all.push([a, b, c]);
  return all.sort((p, q) => weight(q) - weight(p));
}

const weight = ([ones, twos, threes]: Sizes): number => ones + 2 * twos + 3 * threes;

const bits = (mask: number): number => [1, 2, 4, 8].filter((edge) => mask & edge).length;

function matches(tiles: Laid[], sizes: Sizes): boolean {
  return sizes.every((count, n) => tiles.filter((tile) => bits(tile.edges) === n + 1).length === count);
}

function drawn(picture: Picture): Laid[] {
  return picture
    .flatMap((row, y) => [...row].map((stroke, x) => ({ x, y, edges: STROKES.indexOf(stroke) })))
    .filter((tile) => tile.edges > 0);
}

function spareTwos(loop: Picture, twos: number): number {
  return Math.max(0, twos - drawn(loop).filter((tile) => bits(tile.edges) === 2).length);
}

/** As many trees as the one-half tiles allow; four two-half tiles make a ring of their own. */
function ringsAndTrees([ones, twos, threes]: Sizes, opposite: boolean): Picture[] {
  const rings = opposite ? 0 : Math.floor(twos / 4);
  const trees = (ones - threes) / 2;
  const branches = shares(threes, trees);
  const chains = shares(twos - rings * 4, trees).reverse();
  const grown = branches.map((branch, n) => tree(branch, chains[n] ?? 0, opposite));
  return [...Array<Picture>(rings).fill(RING), ...grown];
}

/** The total in nearly equal parts, larger ones first. */
function shares(total: number, parts: number): number[] {
  const share = Math.floor(total / parts);
  return Array.from({ length: parts }, (_, part) => share + (part < total % parts ? 1 : 0));
}

/** A row of three-half tiles, each with a one-half tile above, then a tail. */
function tree(threes: number, twos: number, opposite: boolean): Picture {
  const row = [" " + "╷".repeat(threes), "╶" + "┴".repeat(threes)];
  return beside(row, opposite ? ["─".repeat(twos) + "╴"] : windingTail(twos));
}

/** From the lower left up, east, down, east and so on to a one-half tile. */
function windingTail(twos: number): Picture {
  const ends: [string, string][] = [["", "╴"], ["╷", "┘"], ["┌╴", "┘"], ["┌┐", "┘╵"]];
  const [upper, lower] = ends[twos % 4] ?? ["", "╴"];
  const waves = Math.floor(twos / 4);
  return aligned(["┌┐".repeat(waves) + upper, "┘└".repeat(waves) + lower]);
}

function aligned(rows: Picture): Picture {
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => row.padEnd(width));
}

/** Two pictures side by side on a common ground line. */
function beside(left: Picture, right: Picture, gap = ""): Picture {
  const height = Math.max(left.length, right.length);
  const row = (picture: Picture, y: number): string =>
    picture[y - (height - picture.length)] ?? " ".repeat(picture[0]?.length ?? 0);
  return Array.from({ length: height }, (_, y) => row(left, y) + gap + row(right, y));
}

/** The groups in rows of so many tiles, larger ones first, a little apart. */
function shelved(groups: Laid[][], across: number): Laid[] {
  const sized = groups.map((tiles) => ({ tiles: settled(tiles), ...extent(settled(tiles)) }));
  sized.sort((a, b) => b.height - a.height || b.width - a.width);
  const placed: Laid[] = [];
  const shelf = { x: 0, y: 0, height: 0 };
  for (const group of sized) {
    if (shelf.x > 0 && shelf.x + group.width > across) {
      shelf.y += shelf.height + GAP;
      shelf.x = shelf.height = 0;
    }
    for (const tile of group.tiles) placed.push({ ...tile, x: tile.x + shelf.x, y: tile.y + shelf.y });
    shelf.x += group.width + GAP;
    shelf.height = Math.max(shelf.height, group.height);
  }
  return placed;
}

/** Moved to the corner, where a picture has empty rows above. */
function settled(tiles: Laid[]): Laid[] {
  const top = Math.min(...tiles.map((tile) => tile.y));
  return tiles.map((tile) => ({ ...tile, y: tile.y - top }));
}

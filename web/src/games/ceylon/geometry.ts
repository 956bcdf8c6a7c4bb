// The island in drawing units: hexes with the point up, coast and rivers between districts.

import type { CeylonView, HexView } from "./view";

export interface Point {
  x: number;
  y: number;
}

export const RADIUS = 60;
export const WIDTH = RADIUS * Math.sqrt(3);
/** How far a level lifts the ground: the look says 8.5 % of a hex. */
const LIFT = RADIUS * 2 * 0.075;
const SHRINK = [1, 0.935, 0.86];

export interface Cell extends HexView {
  centre: Point;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** Every hex with its middle; rows shorter than the longest stand in by half a hex. */
export function cells(view: CeylonView): Cell[] {
  const longest = Math.max(...view.map.map((row) => row.length));
  return view.map.flatMap((row, r) =>
    row.map((hex, column) => ({
      ...hex,
      centre: {
        x: round((column + (longest - row.length) / 2 + 0.5) * WIDTH),
        y: round(RADIUS + r * 1.5 * RADIUS),
      },
    })),
  );
}

function corners({ x, y }: Point, radius: number): Point[] {
  return [-90, -30, 30, 90, 150, 210].map((degrees) => ({
    x: round(x + radius * Math.cos((degrees * Math.PI) / 180)),
    y: round(y + radius * Math.sin((degrees * Math.PI) / 180)),
  }));
}

const through = (points: Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;

export const hexPath = (centre: Point, radius = RADIUS): string => through(corners(centre, radius));

/** The middle of the ground a piece stands on. */
export const ground = (centre: Point, level: number): Point => ({
  x: centre.x,
  y: round(centre.y - level * LIFT),
});

/** Where the pawns of a hex stand, side by side; to the right of a plantation. */
export function pawnPlaces(cell: Cell): { seat: number; x: number; y: number }[] {
  const at = ground(cell.centre, cell.level);
  const beside = cell.owner !== null;
  const spread = Math.min(26, 60 / Math.max(1, cell.pawns.length));
  return cell.pawns.map((seat, k) => {
    const aside = (k - (cell.pawns.length - 1) / 2) * spread;
    return { seat, x: at.x + aside + (beside ? 24 : 0), y: at.y + (beside ? 18 : 22) };
  });
}

/** The upper face of a level of a hex. */
export const facePath = (centre: Point, level: number): string =>
  hexPath(ground(centre, level), RADIUS * (SHRINK[level] ?? 1));

/** The outline of a hex that may be chosen: inside its face, so that rivers stay in sight. */
export const choicePath = (centre: Point, level: number): string =>
  hexPath(ground(centre, level), RADIUS * (level === 0 ? 0.93 : (SHRINK[level] ?? 1) * 0.97));

/** The slope under a level, down to the level below. */
export function slopePath(centre: Point, level: number): string {
  const [, right, low, bottom, left, high] = corners(
    ground(centre, level),
    RADIUS * (SHRINK[level] ?? 1),
  );
  if (!right || !low || !bottom || !left || !high) return "";
  const down = ({ x, y }: Point): Point => ({ x, y: y + LIFT });
  return through([
    right,
    down(right),
    down(low),
    down(bottom),
    down(left),
    down(high),
    high,
    left,
    bottom,
    low,
  ]);
}

/** Land of the districts in play, one path for coast, sand and grass. */
export const landPath = (all: Cell[]): string =>
  all
    .filter((cell) => cell.in_play)
    .map((cell) => hexPath(cell.centre, RADIUS + 0.5))
    .join("");

const key = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;
const half = (a: Point, b: Point): Point => ({
  x: round((a.x + b.x) / 2),
  y: round((a.y + b.y) / 2),
});

/** The border of some hexes together: the edges only one of them has. */
export function borderPath(some: Cell[]): string {
  const edges = new Map<string, string>();
  for (const cell of some) {
    const points = corners(cell.centre, RADIUS);
    points.forEach((from, k) => {
      const to = points[(k + 1) % 6] ?? from;
      const middle = key(half(from, to));
      if (!edges.delete(middle)) edges.set(middle, `M${from.x} ${from.y}L${to.x} ${to.y}`);
    });
  }
  return [...edges.values()].join("");
}

interface Bank {
  ends: [Point, Point];
  middle: Point;
}

function banks(all: Cell[]): Bank[] {
  const seen = new Map<string, { cell: Cell; ends: [Point, Point] }>();
  const found: Bank[] = [];
  for (const cell of all.filter((one) => one.in_play)) {
    const points = corners(cell.centre, RADIUS);
    points.forEach((from, k) => {
      const to = points[(k + 1) % 6] ?? from;
      const middle = half(from, to);
      const other = seen.get(key(middle));
      if (other === undefined) seen.set(key(middle), { cell, ends: [from, to] });
      else if (other.cell.district !== cell.district) found.push({ ends: [from, to], middle });
    });
  }
  return found;
}

/** A raised hex hides what lies behind its upper edges: there the river runs along its rim. */
function riverBed(all: Cell[]): (point: Point) => Point {
  const raised = new Map<string, number>();
  for (const cell of all.filter((one) => one.in_play && one.level > 0)) {
    const points = corners(cell.centre, RADIUS);
    for (const [k, from] of points.entries())
      for (const point of [from, half(from, points[(k + 1) % 6] ?? from)])
        if (point.y < cell.centre.y - 1)
          raised.set(key(point), Math.max(raised.get(key(point)) ?? 0, cell.level));
  }
  return (point) => ground(point, raised.get(key(point)) ?? 0);
}

/** Rivers flow along the borders, soft at the bends and out into the sea. */
export function riverPath(all: Cell[]): string {
  const bed = riverBed(all);
  const land = new Map<string, number>();
  for (const cell of all.filter((one) => one.in_play))
    for (const point of corners(cell.centre, RADIUS))
      land.set(key(point), (land.get(key(point)) ?? 0) + 1);
  const meeting = new Map<string, { at: Point; middles: Point[] }>();
  for (const bank of banks(all))
    for (const at of bank.ends) {
      const known = meeting.get(key(at)) ?? { at, middles: [] };
      known.middles.push(bank.middle);
      meeting.set(key(at), known);
    }
  const parts: string[] = [];
  for (const meet of meeting.values()) {
    const at = bed(meet.at);
    const middles = meet.middles.map(bed);
    const [first, second] = middles;
    if (first && second && middles.length === 2) {
      parts.push(`M${first.x} ${first.y}Q${at.x} ${at.y} ${second.x} ${second.y}`);
    } else {
      const reach = (land.get(key(meet.at)) ?? 0) < 3 ? 0.85 : 0;
      for (const middle of middles) {
        const end = {
          x: round(at.x + (at.x - middle.x) * reach),
          y: round(at.y + (at.y - middle.y) * reach),
        };
        parts.push(`M${middle.x} ${middle.y}L${end.x} ${end.y}`);
      }
    }
  }
  return parts.join("");
}

/** Where the name of a district stands: off the shore on which it has more hexes. */
export function namePlace(all: Cell[], view: CeylonView, district: string): Point {
  const own = all.filter((cell) => cell.district === district);
  const shore = (row: HexView[] | undefined): Cell[] =>
    own.filter((cell) => row?.some(({ hex }) => hex === cell.hex));
  const north = shore(view.map[0]);
  const south = shore(view.map.at(-1));
  const chosen = north.length >= south.length && north.length > 0 ? north : south;
  const cellsThere = chosen.length > 0 ? chosen : own;
  const x = cellsThere.reduce((sum, cell) => sum + cell.centre.x, 0) / cellsThere.length;
  const y = cellsThere[0]?.centre.y ?? 0;
  return { x: round(x), y: chosen === south ? y + RADIUS + 34 : y - RADIUS - 16 };
}

/** The hexes of a large elevation tile about their middle, by its steps as `shapes.<name>` has them. */
export function shapeCentres(printed: unknown, radius: number): Point[] {
  const steps = (Array.isArray(printed) ? printed : []).map(
    ([q, r]: unknown[]) => [Number(q) || 0, Number(r) || 0] as const,
  );
  const places = steps.map(([q, r]) => ({
    x: (q + r / 2) * radius * Math.sqrt(3),
    y: r * 1.5 * radius,
  }));
  const middle = (of: (point: Point) => number): number =>
    (Math.min(...places.map(of)) + Math.max(...places.map(of))) / 2;
  const [x, y] = [middle((p) => p.x), middle((p) => p.y)];
  return places.map((place) => ({ x: round(place.x - x), y: round(place.y - y) }));
}

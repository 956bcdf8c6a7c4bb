// Where the railway runs: wide for tables, tall for phones. Units are pixels at full size.
//
// A town's plate hangs above its rail: name on top, areas below. Legs lead from stop to stop.

export interface Point {
  x: number;
  y: number;
}

export interface RailwayLine {
  width: number;
  height: number;
  /** heights of the rows of rail, from the top down */
  rows: number[];
  /** the section's stop and the way to it from the one before */
  stops: Record<string, Point & { way: string }>;
  start: Point;
  /** middle of each town's plate */
  towns: Record<string, number>;
  rowOf: Record<string, number>;
  pines: [x: number, y: number, size: number][];
  bushes: [x: number, y: number, count: number, size: number][];
  house: Point;
  /** small huts whose windows are lit at night */
  huts: [x: number, y: number, size: number][];
  /** the Loops of Agony: a curl below the rail */
  loop: string;
  loopName: Point;
}

export const PLATE = 64; // height of a town's plate
export const ABOVE = 82; // from the rail up to the top of the plate

const straight = (x: number, y: number) => ({ x, y, way: `H${x}` });

export const WIDE: RailwayLine = {
  width: 748,
  height: 404,
  rows: [120, 250, 380],
  start: { x: 4, y: 380 },
  stops: {
    "mahananda-river": straight(254, 380),
    sukna: straight(336, 380),
    rangtong: straight(444, 380),
    tindharia: straight(582, 380),
    "tindharia-river": { x: 690, y: 250, way: "H690C744 380 744 250 690 250" },
    "agony-1": straight(634, 250),
    "agony-2": straight(580, 250),
    "agony-3": straight(526, 250),
    "agony-point": straight(456, 250),
    gayabari: straight(291, 250),
    "pagla-jhora": { x: 96, y: 120, way: "H64C6 250 6 120 64 120H96" },
    kurseong: straight(202, 120),
    sonada: straight(338, 120),
    ghum: straight(454, 120),
    darjeeling: straight(592, 120),
  },
  towns: {
    siliguri: 122,
    sukna: 337,
    rangtong: 445,
    tindharia: 582,
    "agony-point": 456,
    gayabari: 291,
    kurseong: 202,
    sonada: 338,
    ghum: 454,
    darjeeling: 592,
  },
  rowOf: {
    siliguri: 380,
    sukna: 380,
    rangtong: 380,
    tindharia: 380,
    "agony-point": 250,
    gayabari: 250,
    kurseong: 120,
    sonada: 120,
    ghum: 120,
    darjeeling: 120,
  },
  pines: [
    [24, 158, 0.8],
    [38, 166, 0.9],
    [716, 172, 1],
    [730, 180, 0.8],
    [20, 300, 0.9],
    [36, 308, 0.7],
    [470, 292, 0.8],
    [486, 298, 0.65],
    [500, 290, 0.7],
    [726, 320, 0.8],
    [160, 196, 0.7],
    [556, 184, 0.75],
    [-40, 170, 1],
    [-70, 300, 0.9],
    [790, 180, 0.9],
    [800, 310, 1],
    [-110, 180, 0.8],
    [840, 190, 0.7],
  ],
  bushes: [
    [76, 290, 13, 0.8],
    [66, 240, 5, 0.62],
    [516, 192, 6, 0.66],
    [-120, 330, 6, 0.8],
    [770, 260, 6, 0.7],
  ],
  house: { x: 116, y: 226 },
  huts: [
    [270, 292, 0.5],
    [292, 296, 0.42],
    [412, 292, 0.46],
    [656, 166, 0.5],
    [676, 170, 0.42],
    [540, 322, 0.36],
    [20, 240, 0.4],
    [-60, 250, 0.5],
    [800, 250, 0.5],
  ],
  loop: "M620 250c40 40-12 58-48 40-28-14-12-40 12-40",
  loopName: { x: 580, y: 211 },
};

export const TALL: RailwayLine = {
  width: 390,
  height: 568,
  rows: [132, 236, 340, 444, 548],
  start: { x: 4, y: 548 },
  stops: {
    "mahananda-river": straight(250, 548),
    sukna: straight(327, 548),
    rangtong: { x: 318, y: 444, way: "H346C396 548 396 444 346 444H318" },
    tindharia: straight(182, 444),
    "tindharia-river": straight(62, 444),
    "agony-1": { x: 66, y: 340, way: "H44C-6 444 -6 340 44 340H66" },
    "agony-2": straight(124, 340),
    "agony-3": straight(182, 340),
    "agony-point": straight(282, 340),
    gayabari: { x: 278, y: 236, way: "H346C396 340 396 236 346 236H278" },
    "pagla-jhora": straight(160, 236),
    kurseong: straight(72, 236),
    sonada: { x: 64, y: 132, way: "H44C-6 236 -6 132 44 132H64" },
    ghum: straight(180, 132),
    darjeeling: straight(306, 132),
  },
  towns: {
    siliguri: 114,
    sukna: 327,
    rangtong: 318,
    tindharia: 182,
    "agony-point": 282,
    gayabari: 278,
    kurseong: 72,
    sonada: 64,
    ghum: 180,
    darjeeling: 306,
  },
  rowOf: {
    siliguri: 548,
    sukna: 548,
    rangtong: 444,
    tindharia: 444,
    "agony-point": 340,
    gayabari: 236,
    kurseong: 236,
    sonada: 132,
    ghum: 132,
    darjeeling: 132,
  },
  pines: [
    [376, 292, 0.8],
    [14, 400, 0.7],
    [364, 300, 0.6],
    [380, 170, 0.6],
    [28, 410, 0.55],
    [30, 400, 0.6],
  ],
  bushes: [
    [30, 420, 4, 0.6],
    [352, 402, 2, 0.6],
  ],
  house: { x: 46, y: 316 },
  huts: [
    [204, 284, 0.44],
    [220, 288, 0.36],
    [64, 376, 0.36],
    [372, 196, 0.36],
  ],
  loop: "M170 340c34 34-10 50-40 34-24-12-10-34 10-34",
  loopName: { x: 166, y: 304 },
};

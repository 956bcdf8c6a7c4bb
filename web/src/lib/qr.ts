// QR codes for links: byte mode, error correction M, versions 1 to 9 (ISO/IEC 18004).

export type Matrix = boolean[][];

/** By version: codewords of error correction in each block, and the data codewords of the blocks. */
const BLOCKS: readonly (readonly [correction: number, data: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
];
const ALIGNMENT = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46]];
const MODE_AND_LENGTH = 2; // codewords that these and the end take
const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The modules of a text, true where they are dark; null if it is too long. */
export function qrCode(text: string): Matrix | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex(([, data]) => sum(data) >= bytes.length + MODE_AND_LENGTH) + 1;
  if (version === 0) return null;
  const codewords = interleaved(version, padded(bytes, sum(blocks(version)[1])));
  const drawn = MASKS.map((_, mask) => draw(version, codewords, mask));
  const points = drawn.map(penalty);
  return drawn[points.indexOf(Math.min(...points))] ?? null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const blocks = (version: number): (typeof BLOCKS)[number] => BLOCKS[version - 1] ?? [0, []];
const bit = (value: number, place: number): boolean => ((value >> place) & 1) === 1;

/** Mode, length and bytes as codewords, filled up to the capacity. */
function padded(bytes: number[], capacity: number): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0);
  const found: number[] = [];
  for (let n = 0; n < nibbles.length; n += 2)
    found.push(((nibbles[n] ?? 0) << 4) | (nibbles[n + 1] ?? 0));
  for (let n = 0; found.length < capacity; n += 1) found.push(n % 2 ? 0x11 : 0xec);
  return found;
}

// Reed and Solomon, in the field of 256 elements

/** The product in the field, by shifting and adding. */
export function times(a: number, b: number): number {
  let product = 0;
  for (let place = 7; place >= 0; place -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> place) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  const found = Array.from({ length: degree }, (_, n): number => (n === degree - 1 ? 1 : 0));
  let root = 1;
  for (let n = 0; n < degree; n += 1) {
    for (let place = 0; place < degree; place += 1)
      found[place] = times(found[place] ?? 0, root) ^ (found[place + 1] ?? 0);
    root = times(root, 2);
  }
  return found;
}

function correctionOf(data: number[], degree: number): number[] {
  const divisor = generator(degree);
  const rest = new Array<number>(degree).fill(0);
  for (const value of data) {
    const factor = value ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((coefficient, place) => {
      rest[place] = (rest[place] ?? 0) ^ times(coefficient, factor);
    });
  }
  return rest;
}

/** First codewords of all blocks, then the second ones; the error correction after the data. */
function interleaved(version: number, data: number[]): number[] {
  const [correction, sizes] = blocks(version);
  let at = 0;
  const parts = sizes.map((size) => data.slice(at, (at += size)));
  const checks = parts.map((part) => correctionOf(part, correction));
  return [...across(parts, Math.max(...sizes)), ...across(checks, correction)];
}

const across = (parts: number[][], length: number): number[] =>
  Array.from({ length }, (_, n) =>
    parts.map((part) => part[n]).filter((value) => value !== undefined),
  ).flat();

// Drawing

export const isFunction = (version: number, row: number, column: number): boolean =>
  functionModule(version, row, column) !== null;

/** What finders, timing and alignment patterns say of a module; false where a number is kept free. */
function functionModule(version: number, row: number, column: number): boolean | null {
  const size = 17 + 4 * version;
  for (const [r, c] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    const distance = Math.max(Math.abs(row - r), Math.abs(column - c));
    if (distance <= 4) return distance !== 2 && distance !== 4;
  }
  if (row === 8 && (column <= 8 || column >= size - 8)) return false;
  if (column === 8 && (row <= 8 || row >= size - 8)) return false;
  if (version >= 7 && isVersionModule(size, row, column)) return false;
  const alignment = aligned(version, row, column);
  if (alignment !== null) return alignment;
  if (row === 6) return column % 2 === 0;
  return column === 6 ? row % 2 === 0 : null;
}

const isVersionModule = (size: number, row: number, column: number): boolean =>
  (row < 6 && column >= size - 11) || (column < 6 && row >= size - 11);

function aligned(version: number, row: number, column: number): boolean | null {
  const others = ALIGNMENT[version - 1] ?? [];
  const [last = 0] = others.slice(-1);
  for (const r of [6, ...others])
    for (const c of [6, ...others]) {
      const atFinder = (r === 6 && (c === 6 || c === last)) || (r === last && c === 6);
      const distance = Math.max(Math.abs(row - r), Math.abs(column - c));
      if (others.length > 0 && !atFinder && distance <= 2) return distance !== 1;
    }
  return null;
}

function draw(version: number, codewords: number[], mask: number): Matrix {
  const size = 17 + 4 * version;
  const found: Matrix = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => functionModule(version, row, column) ?? false),
  );
  const set = (row: number, column: number, dark: boolean): void => {
    const line = found[row];
    if (line) line[column] = dark;
  };
  writeFormat(set, size, mask);
  if (version >= 7) writeVersion(set, size, version);
  let n = 0;
  for (const [row, column] of path(version)) {
    const dark = bit(codewords[n >> 3] ?? 0, 7 - (n & 7));
    set(row, column, dark !== (MASKS[mask]?.(row, column) ?? false));
    n += 1;
  }
  return found;
}

/** The modules that hold data, in their order: upwards and downwards in columns of two. */
export function* path(version: number): Generator<[row: number, column: number]> {
  const size = 17 + 4 * version;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the column of the timing pattern
    for (let step = 0; step < size; step += 1)
      for (const column of [right, right - 1]) {
        const row = up ? size - 1 - step : step;
        if (!isFunction(version, row, column)) yield [row, column];
      }
    up = !up;
  }
}

type Setter = (row: number, column: number, dark: boolean) => void;

function checked(value: number, polynomial: number, length: number): number {
  let rest = value;
  const high = 31 - Math.clz32(polynomial);
  for (let n = 0; n < high; n += 1) rest = (rest << 1) ^ (bit(rest, high - 1) ? polynomial : 0);
  return (value << length) | rest;
}

/** Level M and the mask, twice. */
function writeFormat(set: Setter, size: number, mask: number): void {
  const format = checked(mask, 0x537, 10) ^ 0x5412;
  for (let n = 0; n < 15; n += 1) {
    const dark = bit(format, n);
    set(n < 6 ? n : n < 8 ? n + 1 : size - 15 + n, 8, dark);
    set(8, n < 8 ? size - 1 - n : n < 9 ? 7 : 14 - n, dark);
  }
  set(size - 8, 8, true);
}

function writeVersion(set: Setter, size: number, version: number): void {
  const known = checked(version, 0x1f25, 12);
  for (let n = 0; n < 18; n += 1) {
    const [near, far] = [Math.floor(n / 3), size - 11 + (n % 3)];
    set(near, far, bit(known, n));
    set(far, near, bit(known, n));
  }
}

/** How hard a drawing is to read: runs, blocks, what looks like a finder, too much of one colour. */
function penalty(matrix: Matrix): number {
  const lines = [...matrix, ...matrix.map((_, n) => matrix.map((row) => row[n] ?? false))];
  let points = 0;
  for (const line of lines) {
    const text = line.map(Number).join("");
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    for (const look of ["10111010000", "00001011101"]) points += 40 * (text.split(look).length - 1);
  }
  for (let r = 1; r < matrix.length; r += 1)
    for (let c = 1; c < matrix.length; c += 1) {
      const corner = [matrix[r - 1]?.[c - 1], matrix[r - 1]?.[c], matrix[r]?.[c - 1]];
      if (corner.every((dark) => dark === matrix[r]?.[c])) points += 3;
    }
  const dark = sum(matrix.map((row) => row.filter(Boolean).length)) / matrix.length ** 2;
  return points + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** The dark modules as the outline of an SVG path, one unit each. */
export const outline = (matrix: Matrix): string =>
  matrix.flatMap((row, r) => row.map((dark, c) => (dark ? `M${c} ${r}h1v1h-1z` : ""))).join("");

// QR codes, read back by the standard's own steps: format, mask, order, error correction, bytes.

import { expect, test } from "vitest";
import { isFunction, path, qrCode, times, type Matrix } from "./qr";

const SHORT = "HTTP://TEA";
const LINK = "http://192.168.178.23:8080/join/Yk2_dP0aQm1LrT9xZ-4hVg";
const LONG = `https://${"tea".repeat(40)}.example/join/Yk2_dP0aQm1LrT9xZ-4hVg`;
const FORMATS_M = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];
/** By version: error correction in each block, and its data. */
const BLOCKS: Record<number, [number, number[]]> = {
  1: [10, [16]],
  4: [18, [32, 32]],
  9: [22, [36, 36, 36, 37, 37]],
};

function maskOf(matrix: Matrix): number {
  const size = matrix.length;
  let [format, copy] = [0, 0];
  const rows = [0, 1, 2, 3, 4, 5, 7, 8, size - 7, size - 6, size - 5, size - 4, size - 3, size - 2];
  [...rows, size - 1].forEach((row, n) => (format |= Number(matrix[row]?.[8]) << n));
  const near = [7, 5, 4, 3, 2, 1, 0];
  const columns = Array.from({ length: 8 }, (_, n) => size - 1 - n).concat(near);
  columns.forEach((column, n) => (copy |= Number(matrix[8]?.[column]) << n));
  expect(copy).toBe(format);
  return FORMATS_M.indexOf(format);
}

const MASKED: ((r: number, c: number) => number)[] = [
  (r, c) => (r + c) % 2,
  (r) => r % 2,
  (_, c) => c % 3,
  (r, c) => (r + c) % 3,
  (r, c) => ((r >> 1) + Math.floor(c / 3)) % 2,
  (r, c) => ((r * c) % 2) + ((r * c) % 3),
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2,
];

function read(matrix: Matrix): string {
  const version = (matrix.length - 17) / 4;
  const mask = maskOf(matrix);
  expect(mask).toBeGreaterThanOrEqual(0);
  const bits = [...path(version)].map(
    ([r, c]) => Number(matrix[r]?.[c]) ^ Number(MASKED[mask]?.(r, c) === 0),
  );
  const [correction, sizes] = BLOCKS[version] ?? [0, []];
  const parts: number[][] = sizes.map(() => []);
  const codewords = Array.from({ length: bits.length >> 3 }, (_, n) =>
    bits.slice(8 * n, 8 * n + 8).reduce((byte, one) => (byte << 1) | one, 0),
  );
  const next = (): number => codewords.shift() ?? 0;
  for (let n = 0; n < Math.max(...sizes); n += 1)
    parts.forEach((part, block) => n < (sizes[block] ?? 0) && part.push(next()));
  const data = parts.flat();
  for (let n = 0; n < correction; n += 1) parts.forEach((part) => part.push(next()));
  parts.forEach((part) => expect(syndromes(part, correction)).toEqual(syndromes([], correction)));
  return text(data);
}

/** All zero where nothing is damaged. */
function syndromes(block: number[], count: number): number[] {
  let root = 1;
  return Array.from({ length: count }, () => {
    const value = block.reduce((found, codeword) => times(found, root) ^ codeword, 0);
    root = times(root, 2);
    return value;
  });
}

function text(data: number[]): string {
  const nibbles = data.flatMap((byte) => [byte >> 4, byte & 15]);
  expect(nibbles[0]).toBe(4); // bytes
  const length = ((nibbles[1] ?? 0) << 4) | (nibbles[2] ?? 0);
  const bytes = Array.from(
    { length },
    (_, n) => ((nibbles[3 + 2 * n] ?? 0) << 4) | (nibbles[4 + 2 * n] ?? 0),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

test.each([SHORT, LINK, LONG])("%s can be read back", (given) => {
  const code = qrCode(given);
  if (!code) throw new Error("too long");
  expect(read(code)).toBe(given);
});

test("finders stand in three corners, and nothing but patterns lies there", () => {
  const code = qrCode(LINK) ?? [];
  const size = code.length;
  for (const [row, column] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const)
    for (let n = 0; n < 7; n += 1) {
      expect(code[row]?.[column + n]).toBe(true);
      expect(code[row + 3]?.[column + n]).toBe(n !== 1 && n !== 5);
      expect(isFunction(4, row + n, column + n)).toBe(true);
    }
});

test("what is too long for a phone to read gets no code", () => {
  expect(qrCode("x".repeat(180))).not.toBeNull();
  expect(qrCode("x".repeat(181))).toBeNull();
});

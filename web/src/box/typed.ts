// What is typed, as a value: a whole number where it is one, else the text as it stands. Whether it
// fits, the server says.

import type { Form } from "./forms";

export type ValueKind = "number" | "text" | "grid" | "numbers" | "words" | "rows";
export type TypedValue = number | string;

export function valueKind(value: unknown): ValueKind {
  if (typeof value === "number") return "number";
  if (typeof value === "string") return value.includes("\n") ? "grid" : "text";
  const [first] = Array.isArray(value) ? value : [];
  if (Array.isArray(first)) return "rows";
  return typeof first === "string" ? "words" : "numbers";
}

export const entry = (text: string): TypedValue =>
  /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : text;

/** Numbers may be printed in another way than the file counts them: in halves, or from one on. */
export type Counted = Form["counted"];
const HALVES = /^(\d{0,4})(?:(½)|[.,]([05])0*)?$/;
export function counted(how: Counted, text: string): TypedValue {
  const word = text.trim();
  const found = how === "halves" && word !== "" ? HALVES.exec(word) : null;
  if (found) return 2 * Number(found[1]) + (found[2] || found[3] === "5" ? 1 : 0);
  if (how === "from_one" && /^\d{1,4}$/.test(word)) return Number(word) - 1;
  return how === "" ? entry(text) : text;
}
/** A number of the file as it is printed; what is not yet one, as it was typed. */
export function countedText(how: Counted, value: unknown): string {
  if (typeof value !== "number") return String(value);
  if (how === "from_one") return String(value + 1);
  if (how !== "halves") return String(value);
  const whole = Math.floor(value / 2);
  return (whole > 0 || value === 0 ? String(whole) : "") + (value % 2 === 1 ? "½" : "");
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A value in one line, to stand in a sentence. */
export function inLine(value: unknown): string {
  if (!Array.isArray(value)) return String(value).trim();
  return value
    .map(inLine)
    .join(Array.isArray(value[0]) ? " · " : typeof value[0] === "string" ? ", " : " ");
}

// Values as text: what stands in a field, and what was typed there. Whether it fits, the server says.

/** Numbers stand in a line; words and rows of numbers take a line each; a grid is drawn. */
export type Notation = "number" | "text" | "grid" | "numbers" | "words" | "rows";

export function notationOf(value: unknown): Notation {
  if (typeof value === "number") return "number";
  if (!Array.isArray(value)) return String(value).includes("\n") ? "grid" : "text";
  if (Array.isArray(value[0])) return "rows";
  return typeof value[0] === "string" ? "words" : "numbers";
}

const number = (word: string): number | string => (/^-?\d{1,9}$/.test(word) ? Number(word) : word);
const numbers = (line: string): (number | string)[] =>
  line
    .split(/[\s,]+/)
    .filter((word) => word !== "")
    .map(number);
const parts = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "");

export function typed(text: string, notation: Notation): unknown {
  switch (notation) {
    case "number":
      return number(text.trim());
    case "numbers":
      return numbers(text);
    case "rows":
      return parts(text, /[\n;]/).map(numbers);
    case "words":
      return parts(text, /[\n,]/);
    case "grid":
      return `${text.replace(/\n+$/, "")}\n`;
    case "text":
      return text.trim();
  }
}

export function shown(value: unknown, notation = notationOf(value)): string {
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  if (notation === "rows") return entries.map((row) => [row].flat().join(" ")).join("\n");
  return entries.join(notation === "words" ? "\n" : " ").replace(/\n$/, "");
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

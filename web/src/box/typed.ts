// What is typed, as a value: a whole number where it is one, else the text as it stands. Whether it
// fits, the server says.

export type Kind = "number" | "text" | "grid" | "numbers" | "words" | "rows";
export type Entry = number | string;

export function kindOf(value: unknown): Kind {
  if (typeof value === "number") return "number";
  if (typeof value === "string") return value.includes("\n") ? "grid" : "text";
  const [first] = Array.isArray(value) ? value : [];
  if (Array.isArray(first)) return "rows";
  return typeof first === "string" ? "words" : "numbers";
}

export const entry = (text: string): Entry =>
  /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : text;

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A value in one line, to stand in a sentence. */
export function inLine(value: unknown): string {
  if (!Array.isArray(value)) return String(value).trim();
  return value
    .map(inLine)
    .join(Array.isArray(value[0]) ? " · " : typeof value[0] === "string" ? ", " : " ");
}

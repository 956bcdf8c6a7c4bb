// The printed values a table plays with, its owner's own ones among them; asked for when first needed.

import type { Values } from "./texts.svelte";

export type PrintedValues = Record<string, unknown>;

const MINUS = "−";
const dashed = (path: string): string =>
  path.toLowerCase().replaceAll("_", "-").replaceAll(".", "-");

/** What rule texts are filled with: `$costs-plant`, a list as a whole and by its entries. As
    `core/messages.py` does it. */
export function textValues(values: PrintedValues): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([path, value]): [string, string | number][] => {
      const name = dashed(path);
      if (typeof value === "number") return [[name, value]];
      if (typeof value === "string") return value.includes("\n") ? [] : [[name, value]];
      if (!Array.isArray(value) || !value.every((entry) => typeof entry === "number")) return [];
      const whole = value.join(", ").replaceAll("-", MINUS);
      return [[name, whole], ...value.map((n, k): [string, number] => [`${name}-${k + 1}`, n])];
    }),
  );
}

export const byPath = (facts: { path: string; value?: unknown }[]): PrintedValues =>
  Object.fromEntries(facts.map(({ path, value }) => [path, value]));

export class TableValues {
  #known = $state.raw<PrintedValues>();
  #asked = false;

  constructor(
    private readonly ask: () => Promise<{ components: { path: string; value?: unknown }[] }>,
  ) {}

  /** By path ("councillors.move"); undefined until the server has told them. */
  get known(): PrintedValues | undefined {
    if (!this.#asked) {
      this.#asked = true;
      void this.ask().then(
        ({ components }) => (this.#known = byPath(components)),
        () => (this.#asked = false),
      );
    }
    return this.#known;
  }
}

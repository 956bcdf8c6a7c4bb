// The printed values a table plays with, its owner's own ones among them; asked for when first needed.

import { api } from "./api";

export type PrintedValues = Record<string, unknown>;

export class TableValues {
  #known = $state.raw<PrintedValues>({});
  #asked = false;

  constructor(readonly table: string) {}

  /** By path ("councillors.move"); empty until the server has told them. */
  get known(): PrintedValues {
    if (!this.#asked) {
      this.#asked = true;
      void api.values(this.table).then(
        ({ components }) => (this.#known = Object.fromEntries(components.map(({ path, value }) => [path, value]))),
        () => (this.#asked = false),
      );
    }
    return this.#known;
  }
}

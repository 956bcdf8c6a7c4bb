// A value for each of the last tables, in this browser. One that keeps nothing never has any.

import { keep, keptList } from "$lib/kept";

const MOST = 50;

export class KeptByTable<V> {
  constructor(private readonly key: string) {}

  get(table: string): V | null {
    return this.#kept.find(([known]) => known === table)?.[1] ?? null;
  }

  /** Keep a value, or forget it with null. */
  set(table: string, value: V | null): void {
    const others = this.#kept.filter(([known]) => known !== table);
    const kept = value === null ? others : [[table, value], ...others];
    keep(this.key, kept.slice(0, MOST));
  }

  get #kept(): [table: string, value: V][] {
    return keptList(this.key);
  }
}

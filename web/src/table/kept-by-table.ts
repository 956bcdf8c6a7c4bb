// A value for each of the last tables, in this browser. One that keeps nothing never has any.

const MOST = 50;

export class KeptByTable<V> {
  constructor(private readonly key: string) {}

  get(table: string): V | null {
    return this.#read().find(([known]) => known === table)?.[1] ?? null;
  }

  /** Keep a value, or forget it with null. */
  set(table: string, value: V | null): void {
    const others = this.#read().filter(([known]) => known !== table);
    const kept = value === null ? others : [[table, value], ...others];
    try {
      localStorage.setItem(this.key, JSON.stringify(kept.slice(0, MOST)));
    } catch {
      // nothing is kept here
    }
  }

  #read(): [table: string, value: V][] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  }
}

// A row of like things that moves on by one: who keeps their name when the first leaves, so that
// what slides is seen to slide.

export class Sliding {
  #last = 0;
  #seen: string[] = [];
  #ids: number[] = [];
  readonly #row: () => string[];
  readonly ids = $derived.by(() => this.#follow(this.#row()));

  constructor(row: () => string[]) {
    this.#row = row;
  }

  #follow(now: string[]): number[] {
    const before = this.#seen;
    if (now.length !== before.length) this.#ids = now.map(() => ++this.#last);
    else if (now.join("|") !== before.join("|")) this.#slide(before, now);
    this.#seen = now;
    return this.#ids;
  }

  /** One thing taken out, the rest move down, a new one on top; otherwise all stay. */
  #slide(before: string[], now: string[]): void {
    for (let gone = 0; gone < before.length; gone++) {
      const rest = before.filter((_, n) => n !== gone);
      if (rest.every((thing, n) => thing === now[n])) {
        this.#ids = [...this.#ids.filter((_, n) => n !== gone), ++this.#last];
        return;
      }
    }
  }
}

// The second half of a double click, on something else than the first: not meant.

export class StrayClicks {
  #hit = ""; // what the last click met

  /** Whether this click is one. */
  meet(event: MouseEvent): boolean {
    if (!(event.target instanceof Element)) return false;
    const thing = event.target.closest<HTMLElement | SVGElement>("[data-choice], [data-do]");
    const met = thing?.dataset.choice ?? "";
    const stray = event.detail > 1 && thing !== null && (met === "" || met !== this.#hit);
    if (!stray) this.#hit = met;
    return stray;
  }
}

// A dotted outline around a place that was refused, for a moment.

const SHOWN = 4000;

export class RefusedMark {
  box = $state.raw<DOMRect | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(target: Element | null, root: HTMLElement | undefined): void {
    const place = target?.closest("[data-place]") ?? target?.closest("[role=button], button");
    if (!place || !root?.contains(place)) return;
    this.box = place.getBoundingClientRect();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clear(), SHOWN);
  }

  clear(): void {
    this.box = null;
  }
}

// The outline of a place that was refused, for a moment.

const SHOWN = 3000;

export type Refused = { box: DOMRect; path: string; matrix: string };

export class RefusedMark {
  at = $state.raw<Refused | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(target: Element | null, root: HTMLElement | undefined): void {
    const place = target?.closest("[data-place]") ?? target?.closest("[role=button], button");
    if (!place || !root?.contains(place)) return;
    this.at = { box: place.getBoundingClientRect(), ...outline(place) };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clear(), SHOWN);
  }

  clear(): void {
    this.at = null;
  }
}

/** What is drawn as a path is outlined as such, wherever it stands on the screen. */
function outline(place: Element): { path: string; matrix: string } {
  const drawn = place instanceof SVGPathElement ? place : null;
  const at = drawn?.getScreenCTM();
  if (!drawn || !at) return { path: "", matrix: "" };
  return {
    path: drawn.getAttribute("d") ?? "",
    matrix: `matrix(${at.a} ${at.b} ${at.c} ${at.d} ${at.e} ${at.f})`,
  };
}

// Hands at the table: which place was meant, and the keys that work everywhere.

interface Deeds {
  undo: () => void;
  /** let go of what is chosen */
  cancel: () => void;
  help: () => void;
  hint: () => void;
  asText: () => void;
  recap: () => void;
  /** choose by the number a hint gave; whether a hint numbers the choices */
  hinted: (number: number) => boolean;
  /** nothing lies over the table */
  free: boolean;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export class Keys {
  target: Element | null = null;
  #by: "keys" | "mouse" | "touch" = "mouse";

  point(event: PointerEvent): void {
    this.#by = event.pointerType === "mouse" ? "mouse" : "touch";
    this.target = event.target as Element;
  }

  /** A key went down, before whatever it does. */
  type(): void {
    this.#by = "keys";
  }

  /** What had the focus is gone: on to the new answers. */
  comeBack(root: HTMLElement | undefined): void {
    if (this.#by !== "keys" || document.activeElement !== document.body) return;
    root?.querySelector<HTMLElement>("[data-do], .answers [data-choice]")?.focus();
  }

  press(event: KeyboardEvent, root: HTMLElement | undefined, deeds: Deeds): void {
    this.target = document.activeElement;
    const typing = (event.target as Element).closest("input, textarea, select, [contenteditable]");
    if (!deeds.free || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "u" || event.key === "U") deeds.undo();
    else if (event.key === "Escape") deeds.cancel();
    else if (/^[1-9]$/.test(event.key)) {
      const number = Number(event.key);
      if (!deeds.hinted(number)) this.#answer(number, root);
    } else if (event.key === "?") deeds.help();
    else if (event.key === "h" || event.key === "H") deeds.hint();
    else if (event.key === "b" || event.key === "B") deeds.asText();
    else if (event.key === "r" || event.key === "R") deeds.recap();
    else if (event.key in ARROWS && root) this.#step(event, root, ARROWS[event.key] ?? [0, 0]);
  }

  /** The answer with this number; the button that does it keeps the focus for Enter. */
  #answer(number: number, root: HTMLElement | undefined): void {
    const found = root?.querySelectorAll<HTMLElement>(".answers [data-choice]")[number - 1];
    found?.focus();
    found?.click();
  }

  /** To the nearest legal place in a direction. */
  #step(event: KeyboardEvent, root: HTMLElement, [dx, dy]: [number, number]): void {
    const from = document.activeElement?.closest("[data-choice]");
    if (!from) return;
    const start = middle(from);
    const found = [...root.querySelectorAll<HTMLElement>("[data-choice]")]
      .filter((place) => place !== from && place.tabIndex >= 0)
      .map((place) => ({ place, at: middle(place) }))
      .map(({ place, at }) => ({
        place,
        along: (at.x - start.x) * dx + (at.y - start.y) * dy,
        aside: Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx),
      }))
      .filter(({ along }) => along > 4)
      .sort((a, b) => a.along + 2 * a.aside - (b.along + 2 * b.aside));
    const next = found[0]?.place;
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

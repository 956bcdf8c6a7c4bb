// Hands at the table: which place was meant, and the keys that work everywhere.

interface Deeds {
  undo: () => void;
  help: () => void;
  hint: () => void;
  /** nothing lies over the table */
  free: boolean;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const DOUBLE_CLICK = 400;

export class Keys {
  target: Element | null = null;
  #by: "keys" | "mouse" | "touch" = "mouse";
  #last = { choice: -1, at: 0 };

  point(event: PointerEvent): void {
    this.#by = event.pointerType === "mouse" ? "mouse" : "touch";
    this.target = event.target as Element;
  }

  /** A key went down, before whatever it does. */
  type(): void {
    this.#by = "keys";
  }

  /** A new question: what was chosen last means nothing any more. */
  forget(): void {
    this.#last = { choice: -1, at: 0 };
  }

  chose(choice: number): void {
    this.#last = { choice, at: performance.now() };
  }

  /** Enter again, or a double click, means: do it. */
  isRepeat(choice: number): boolean {
    if (this.#last.choice !== choice) return false;
    const soon = performance.now() - this.#last.at < DOUBLE_CLICK;
    return this.#by === "keys" || (this.#by === "mouse" && soon);
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
    else if (event.key === "?") deeds.help();
    else if (event.key === "h" || event.key === "H") deeds.hint();
    else if (event.key in ARROWS && root) this.#step(event, root, ARROWS[event.key] ?? [0, 0]);
  }

  /** To the nearest legal place in a direction. */
  #step(event: KeyboardEvent, root: HTMLElement, [dx, dy]: [number, number]): void {
    const from = document.activeElement?.closest("[data-choice]");
    if (!from) return;
    const start = middle(from);
    const found = [...root.querySelectorAll<HTMLElement>("[data-choice]")]
      .filter((place) => place !== from && place.tabIndex >= 0)
      .map((place) => ({ place, at: middle(place) }))
      .map(({ place, at }) => ({ place, along: (at.x - start.x) * dx + (at.y - start.y) * dy, aside: Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx) }))
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

// Which thing on the table is being looked at: the place under a resting pointer, the focused one
// when `i` is pressed, or the one that was pressed for long or tapped in vain.

const REST = 650;
const LONG = 500;
const FAR = 10;
/** where things lie that can be inspected, and what a hand does there is its own affair */
const GROUNDS = "main.box, .tray .in, .players, .chips, footer .tray";

export interface Looked {
  place: string;
  /** the words the drawing has for it */
  words: string;
  /** its choice, while it is one */
  choice: number | null;
  box: DOMRect;
  /** where it lies: the board, the tray, the players */
  ground: DOMRect;
  /** stays until it is closed; otherwise the pointer's leaving closes it */
  pinned: boolean;
}

export class Inspection {
  at = $state.raw<Looked | null>(null);
  /** why it cannot be chosen, once that was asked */
  refusal = $state.raw<{ words: string } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed: { x: number; y: number } | null = null;
  #held = false;
  /** where the mouse was seen last */
  #mouse = { x: NaN, y: NaN };

  constructor(private readonly root: () => HTMLElement | undefined) {}

  close = (): void => {
    clearTimeout(this.#timer);
    this.at = this.refusal = null;
  };

  /** The table has changed: what was opened to be read stays, as long as it lies there. */
  meetChange(): void {
    const place = this.at?.pinned ? this.#named(this.at.place) : null;
    if (!this.look(place, true)) this.close();
  }

  /** The card goes with what it stands beside; a log that rolls on is no reason. */
  scroll = (event: Event): void => {
    const thing = this.at && this.#named(this.at.place);
    if (event.target instanceof Element && (!thing || event.target.contains(thing))) this.close();
  };

  look(target: EventTarget | null, pinned: boolean): boolean {
    const thing = this.#thingAt(target);
    const ground = thing?.closest(GROUNDS);
    if (!thing || !ground) return false;
    this.refusal = null;
    const choice = thing.closest<HTMLElement>("[data-choice]")?.dataset.choice;
    this.at = {
      place: thing.dataset.place ?? "",
      words: wordsOf(thing, target instanceof Element ? target : thing),
      choice: choice === undefined ? null : Number(choice),
      box: thing.getBoundingClientRect(),
      ground: ground.getBoundingClientRect(),
      pinned,
    };
    return true;
  }

  // Hands

  over = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || this.at?.pinned || event.buttons > 0) return;
    clearTimeout(this.#timer);
    const { target } = event;
    if (this.at && this.#thingAt(target)?.dataset.place !== this.at.place) this.at = null;
    // What comes to lie under a mouse that rests was not pointed at.
    if (this.#hasMoved(event) && !this.at)
      this.#timer = setTimeout(() => this.look(target, false), REST);
  };

  #hasMoved({ clientX: x, clientY: y }: PointerEvent): boolean {
    const moved = x !== this.#mouse.x || y !== this.#mouse.y;
    this.#mouse = { x, y };
    return moved;
  }

  down = (event: PointerEvent): void => {
    this.#held = false;
    this.#hasMoved(event);
    clearTimeout(this.#timer);
    const { target } = event;
    if (target instanceof Element && target.closest(".inspected")) return;
    this.close();
    if (event.pointerType === "mouse") return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => (this.#held = this.look(target, true)), LONG);
  };

  move = (event: PointerEvent): void => {
    this.#hasMoved(event);
    if (!this.#pressed) return;
    const { x, y } = this.#pressed;
    if (Math.hypot(event.clientX - x, event.clientY - y) > FAR) this.up();
  };

  up = (): void => {
    this.#pressed = null;
    clearTimeout(this.#timer);
  };

  /** A long press is no tap; a tap in vain asks what the thing is, unless a long press is needed. */
  click = (event: MouseEvent, onlyLong = false): void => {
    if (this.#held) {
      this.#held = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const { target } = event;
    if (!(target instanceof Element) || onlyLong) return;
    if (target.closest("[data-choice], .inspected")) return;
    const control = target.closest("button, a, input, summary");
    const isUnlit = control?.matches("[data-place], [data-ask], [tabindex='-1']") ?? true;
    if (isUnlit) this.look(target, true);
  };

  /** The right button, and what phones send after a long press. */
  menu = (event: MouseEvent): void => {
    if (this.look(event.target, true)) event.preventDefault();
  };

  /** For the element that holds the table; presses and clicks are handed on by it. */
  readonly listeners = {
    onpointerover: this.over,
    onpointermove: this.move,
    onpointerup: this.up,
    onpointercancel: this.up,
    onpointerleave: (): void => {
      if (!this.at?.pinned) this.close();
    },
    oncontextmenu: this.menu,
  };

  key = (event: KeyboardEvent): void => {
    const typing = (event.target as Element).closest("input, textarea, select, [contenteditable]");
    if (event.key === "Escape") this.close();
    else if (event.key.toLowerCase() === "i" && !typing && !event.ctrlKey && !event.metaKey)
      this.#toggle();
  };

  #toggle(): void {
    if (this.at?.pinned) this.close();
    else if (!this.look(document.activeElement, true) && this.at)
      this.at = { ...this.at, pinned: true };
  }

  #named(place: string): Element | null {
    return this.root()?.querySelector(`[data-place="${CSS.escape(place)}"]`) ?? null;
  }

  #thingAt(target: EventTarget | null): HTMLElement | null {
    if (!(target instanceof Element) || !this.root()?.contains(target)) return null;
    const ground = target.closest(GROUNDS);
    if (!ground) return null;
    const thing = target.closest<HTMLElement>("[data-place]");
    return thing && ground.contains(thing) ? thing : null;
  }
}

/** The words of the thing, or of the part of it that was pointed at. */
function wordsOf(thing: Element, target: Element): string {
  for (let part: Element | null = target; part; part = part.parentElement) {
    const words =
      part.getAttribute("title") ||
      part.querySelector(":scope > title")?.textContent ||
      part.getAttribute("aria-label");
    if (words) return words;
    if (part === thing) return "";
  }
  return "";
}

// Where things move: pieces are lifted at one place and set down at another, above the board.

import type { GameEvent } from "$lib/api";
import { seatColour, seatEdge } from "$lib/seats";
import { isCalm } from "$lib/settings.svelte";
import type { GameFace, Motion, View } from "../games/face";

const SVG = "http://www.w3.org/2000/svg";
const EASE = "cubic-bezier(.2,.7,.2,1)";
const LIFT = 120;
const STAGGER = 60;
const POINTED = 2000;
const READ = 600; // to read of an event that moves nothing
const ANNOUNCED = 1400;
const EACH_ANNOUNCED = 500;
const MOST_ANNOUNCED = 6;

export interface Stage {
  /** Let the pieces of these events travel, within so many milliseconds. */
  play: (events: GameEvent[], view: View, time: number) => Promise<void>;
  /** Put into words what others did last. */
  tell: (event: GameEvent | null) => void;
  /** A while to look; false if it was cut short. */
  rest: (time: number) => Promise<boolean>;
  /** Point at what has changed. */
  point: (places: string[]) => void;
  /** Show what changes the table for everybody. */
  announce: (events: GameEvent[], isOver?: boolean) => void;
}

export class BoardStage implements Stage {
  /** the table, in which places are found */
  root: HTMLElement | null = null;
  pointed = $state.raw<string[]>([]);
  moving = $state(false);
  /** the event that is played, or was last */
  telling = $state.raw<GameEvent | null>(null);
  announced = $state.raw<GameEvent[]>([]);
  #flying = new Set<Animation>();
  #wake: (() => void) | null = null;
  #unannounce: ReturnType<typeof setTimeout> | undefined;
  #unpoint: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly face: GameFace) {}

  /** What others did last, whether or not it is played. */
  tell(event: GameEvent | null): void {
    this.telling = event;
  }

  /** One event after the other: it is told, and its pieces travel or its places are pointed at. */
  async play(events: GameEvent[], view: View, time: number): Promise<void> {
    this.telling = events.at(-1) ?? null;
    if (isCalm()) return;
    const scenes = events.map((event) => this.#scene(event, view));
    const whole = scenes.reduce((sum, scene) => sum + scene.time, 0) + STAGGER;
    const pace = Math.min(1, time / whole);
    this.moving = true;
    for (const scene of scenes) {
      if (this.moving) await this.#show(scene, pace);
    }
    this.moving = false;
    this.telling = events.at(-1) ?? null;
  }

  #scene(event: GameEvent, view: View): StagedEvent {
    const flights = this.face
      .motions(event, view)
      .map((motion) => this.#flight(motion))
      .filter((flight) => flight !== null);
    const time = flights.reduce((sum, flight) => sum + flight.time, 0) || READ;
    return { event, flights, time };
  }

  async #show({ event, flights, time }: StagedEvent, pace: number): Promise<void> {
    this.telling = event;
    if (flights.length === 0) {
      this.pointed = this.face.places(event);
      await this.rest(time * pace);
      this.pointed = [];
    }
    for (const flight of flights) {
      if (this.moving) await this.#fly(flight, flight.time * pace);
    }
  }

  /** What changes the table for everybody is shown large for a moment; it is in nobody's way. When
      the game is over, nothing that was about to come is announced any more. */
  announce(events: GameEvent[], isOver = false): void {
    if (isOver) this.announced = [];
    const staged = isOver ? [] : events.filter((event) => this.face.staged?.(event));
    if (staged.length === 0) return;
    this.announced = staged.slice(-MOST_ANNOUNCED);
    clearTimeout(this.#unannounce);
    const time = ANNOUNCED + EACH_ANNOUNCED * this.announced.length;
    this.#unannounce = setTimeout(() => (this.announced = []), time);
  }

  /** A while to look at what stands there; false if somebody wants to go on. */
  rest(time: number): Promise<boolean> {
    return new Promise((done) => {
      const timer = setTimeout(() => end(true), time);
      const end = (whole: boolean): void => {
        clearTimeout(timer);
        this.#wake = null;
        done(whole);
      };
      this.#wake = () => end(false);
    });
  }

  skip = (): void => {
    this.moving = false;
    this.announced = [];
    this.#wake?.();
    for (const animation of this.#flying) animation.finish();
  };

  point(places: string[]): void {
    if (!isCalm() || places.length === 0) return;
    this.pointed = places;
    clearTimeout(this.#unpoint);
    this.#unpoint = setTimeout(() => (this.pointed = []), POINTED);
  }

  #box(place: string, seat: number | null): DOMRect | null {
    const here =
      this.root?.querySelector(`[data-place="${CSS.escape(place)}"]`) ??
      (seat === null ? null : this.root?.querySelector(`[data-place="seat-${seat}"]`));
    const box = here?.getBoundingClientRect();
    return box && box.width > 0 ? box : null;
  }

  #flight(motion: Motion): Flight | null {
    const from = this.#box(motion.from, motion.seat);
    const to = this.#box(motion.to, motion.seat);
    if (!from || !to) return null;
    const { piece, seat } = motion;
    const names = [`${this.face.name}-${piece}`, `${this.face.name}-${piece}-${seat}`, piece];
    const symbol = names
      .map((name) => document.getElementById(name))
      .find((found) => found !== null);
    if (!symbol) return null;
    const far = Math.hypot(middle(to).x - middle(from).x, middle(to).y - middle(from).y);
    return { motion, symbol: symbol.id, from, to, time: 2 * LIFT + 240 + Math.min(180, far / 3) };
  }

  async #fly(flight: Flight, time: number): Promise<void> {
    const piece = drawn(flight);
    document.body.append(piece);
    const start = middle(flight.from);
    const end = middle(flight.to);
    const at = (x: number, y: number, scale: number): string =>
      `translate(${x}px, ${y}px) scale(${scale})`;
    const animation = piece.animate(
      [
        { transform: at(start.x, start.y, 1), easing: EASE },
        { transform: at(start.x, start.y - 8, 1.2), offset: 0.2, easing: EASE },
        { transform: at(end.x, end.y - 8, 1.2), offset: 0.8, easing: EASE },
        { transform: at(end.x, end.y, 1) },
      ],
      { duration: time, fill: "both" },
    );
    this.#flying.add(animation);
    await animation.finished.catch(() => undefined);
    this.#flying.delete(animation);
    piece.remove();
  }
}

interface StagedEvent {
  event: GameEvent;
  flights: Flight[];
  time: number;
}

interface Flight {
  motion: Motion;
  symbol: string;
  from: DOMRect;
  to: DOMRect;
  time: number;
}

const middle = (box: DOMRect): { x: number; y: number } => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

function drawn({ motion, symbol, to }: Flight): SVGSVGElement {
  const size = Math.max(22, Math.min(44, to.width, to.height));
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "flying-piece");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("width", String(size));
  svg.setAttribute("height", String(size));
  svg.style.setProperty("margin", `${-size / 2}px 0 0 ${-size / 2}px`);
  if (motion.seat !== null) {
    svg.style.setProperty("color", seatColour(motion.seat));
    svg.style.setProperty("--seat", seatColour(motion.seat));
    svg.style.setProperty("--seat-edge", seatEdge(motion.seat));
  }
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${symbol}`);
  use.setAttribute("width", String(size));
  use.setAttribute("height", String(size));
  svg.append(use);
  return svg;
}

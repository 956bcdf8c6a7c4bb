// Others' moves come one after the other, at a pace that can be followed.

import { eventOf, type Entry, type GameEvent, type State } from "$lib/api";
import { isCalm, settings, type Pace } from "$lib/settings.svelte";
import type { Stage } from "./stage.svelte";

const MOST_ANIMATED = 2500;
const TOO_SHORT = 100;
/** How long each move of the others is looked at, and all of them until one is asked again. */
const LOOK: Record<Pace, { each: number; all: number }> = {
  slow: { each: 1600, all: 30_000 },
  normal: { each: 700, all: 6000 },
  quick: { each: 0, all: 0 },
};

/** Where nothing shall move, nothing is waited for unless one asked for it. */
export const lookTimes = (): { each: number; all: number } =>
  LOOK[isCalm() && settings.pace === "normal" ? "quick" : settings.pace];

export class Pacing {
  #animated = 0;
  #rested = 0;
  #shownAt = 0;

  constructor(private readonly stage: Stage) {}

  /** The table is drawn as it stands; `anew`: what comes next may take its time. */
  shown(anew: boolean): void {
    this.#shownAt = performance.now();
    if (anew) this.#animated = this.#rested = 0;
  }

  /** A while to look at the last move before the next; a tap brings the rest at once. */
  async rest(entries: Entry[], state: State, seat: number | null): Promise<void> {
    const acts = entries.filter((entry) => entry.kind === "act");
    if (acts.some((entry) => entry.seat === seat)) this.#rested = 0;
    else if (
      acts.some((entry) => entry.events.length > 0) &&
      state.clock.kind === "none" &&
      !document.hidden
    ) {
      const { each, all } = lookTimes();
      const time = Math.min(each - (performance.now() - this.#shownAt), all - this.#rested);
      if (time <= 0) return;
      this.#rested = (await this.stage.rest(time)) ? this.#rested + time : all;
    }
  }

  /** Let the pieces travel, in what time is left for so many updates. */
  async play(events: GameEvent[], state: State, own: boolean, updates: number): Promise<void> {
    if (own) this.#animated = 0;
    const time = (MOST_ANIMATED - this.#animated) / updates;
    if (events.length === 0 || time < TOO_SHORT || document.hidden) return;
    const began = performance.now();
    await this.stage.play(events, state.view ?? {}, time);
    this.#animated += performance.now() - began;
  }
}

/** What happened that whoever looks did not do themselves. */
export function othersEvents(entries: Entry[], seat: number | null): GameEvent[] {
  return entries
    .filter((entry) => entry.seat !== seat || entry.kind !== "act")
    .flatMap((entry) => entry.events.map(eventOf));
}

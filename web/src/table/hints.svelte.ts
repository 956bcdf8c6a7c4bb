// A hint: what a strong bot thinks of the choices at hand, the planned ones done.

import { api, Problem, type Comparison, type Thought } from "$lib/api";
import { t } from "$lib/texts.svelte";
import type { Choice } from "../games/face";
import type { TableSession } from "./session.svelte";

const PATIENCE = 500; // before it is said that it takes time
export const SHOWN = 3;

export class Hints {
  isOpen = $state(false);
  /** it takes so long that it should be seen */
  isSlow = $state(false);
  thoughts = $state.raw<Thought[] | null>(null);
  why = $state.raw<Comparison | null>(null);
  failed = $state("");
  #asked = 0;

  constructor(private readonly session: TableSession) {}

  /** What is pointed at on the board, the best first. */
  get best(): Thought[] {
    return this.isOpen ? (this.thoughts ?? []).slice(0, SHOWN) : [];
  }

  toggle = (): void => (this.isOpen ? this.close() : void this.#ask());

  close = (): void => {
    this.#asked += 1;
    this.isOpen = false;
  };

  take = (choice: Choice): void => {
    this.close();
    this.session.plan.choose(choice);
  };

  /** While a hint lies open, the numbers are its own. */
  chooseNumber = (number: number): boolean => {
    if (!this.isOpen || !this.thoughts) return false;
    const thought = this.best[number - 1];
    const choice = this.session.choices.find(({ action }) => action === thought?.action);
    if (choice) this.take(choice);
    return true;
  };

  async #ask(): Promise<void> {
    const { id, seat, plan } = this.session;
    if (seat === null || this.session.choices.length < 2) return;
    const number = (this.#asked += 1);
    this.isOpen = true;
    this.isSlow = false;
    this.thoughts = this.why = null;
    this.failed = "";
    const timer = setTimeout(() => (this.isSlow = true), PATIENCE);
    try {
      const planned = plan.steps.map((step) => step.id);
      const found = await api.hint(id, seat, planned);
      if (number !== this.#asked) return;
      this.why = found.why;
      this.thoughts = found.thoughts;
    } catch (error) {
      if (number === this.#asked) this.failed = excuse(error);
    } finally {
      clearTimeout(timer);
    }
  }
}

const excuse = (error: unknown): string =>
  error instanceof Problem ? t(`server-error-${error.error}`) : t("web-table-cut");

/** How far the best is ahead of the next, and whether chance may explain it. */
export function sureness(thoughts: Thought[], players: number): string {
  const [first, second] = thoughts;
  if (!first) return "";
  if (!second) return t("web-story-hint-only");
  const level = second.alike ? "close" : "clear";
  if (players === 1) {
    const lead = Math.round(10 * (first.points - second.points)) / 10;
    return t(`web-story-hint-${level}-alone`, { n: lead });
  }
  const percent = ({ share }: Thought): number => Math.round(100 * share);
  return t(`web-story-hint-${level}`, { n: percent(first), other: percent(second) });
}

// What boards, trays and rails are drawn from at a table, and what is said to them.

import type { Choice, Player, Scene, View } from "../games/face";
import type { TableSession } from "./session.svelte";

interface Surroundings {
  /** places that are pointed at from outside: by a lesson, or because they have just changed */
  pointed: () => string[];
  values: () => Record<string, unknown> | undefined;
  whyNot: (notations: string[]) => void;
}

export class TableScene implements Scene {
  #hovered = $state.raw<Choice | null>(null);
  /** the places of what the pointer is on in the log */
  #marked = $state.raw<string[]>([]);

  constructor(
    private readonly session: TableSession,
    private readonly around: Surroundings,
  ) {}

  get game(): string {
    return this.session.game;
  }
  get view(): View {
    return this.session.view ?? {};
  }
  get players(): Player[] {
    return this.session.players;
  }
  get seat(): number | null {
    return this.session.seat;
  }
  get choices(): Choice[] {
    const { choices, plan } = this.session;
    return choices.length > 0 ? [...choices, ...plan.ahead] : [];
  }
  get hovered(): Choice | null {
    return this.#hovered ?? this.selected;
  }
  get selected(): Choice | null {
    return this.session.plan.selected;
  }
  get marked(): string[] {
    return [...this.#marked, ...this.session.recap.places, ...this.around.pointed()];
  }
  get values(): Record<string, unknown> | undefined {
    return this.around.values();
  }
  get speech(): TableSession["face"] {
    return this.session.face;
  }
  get table(): string {
    return this.session.id;
  }

  hover = (choice: Choice | null): void => {
    this.#hovered = choice;
  };
  choose = (choice: Choice): void => this.session.plan.choose(choice);
  whyNot = (notations: string[]): void => this.around.whyNot(notations);
  mark = (places: string[]): void => {
    this.#marked = places;
  };
  /** Something else is asked: nothing is under the hand any more. */
  letGo(): void {
    this.#hovered = null;
    this.#marked = [];
  }
}

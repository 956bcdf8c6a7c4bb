// The coach at a table: before a decision of a new kind what matters and what it would do, before a
// clear mistake a question, with the next question what everybody gained. It knows what hints and standings
// tell the seat, and nothing else.

import { api, NoAnswer, Problem, type Advice, type Gain } from "$lib/api";
import type { Choice } from "../games/contract";
import type { TableSession } from "../table/session.svelte";
import { isMastered, noteSaid, noteWell, wasSaid } from "./coached";

interface Asked {
  /** the kind of decision, "chess move" */
  what: string;
  /** how many choices of the plan come before it */
  depth: number;
  advice: Advice | null;
}

export class Coach {
  /** what is known of the choices at hand; null while it is looked at, or where it is not */
  advice = $state.raw<Advice | null>(null);
  /** whether the advice is told, and not only kept in mind */
  isNew = $state(false);
  isThinking = $state(false);
  /** what every seat gained since my last choice */
  gains = $state.raw<Gain[]>([]);
  /** points are explained the first time they change */
  explains = $state(false);

  #question = "";
  #actions = -1;
  #asked: number | null = null; // how many actions were done when I was asked last
  #path = $state.raw<Asked[]>([]); // the decisions of the plan, the present one last
  #chosen: Choice[] = [];

  constructor(private readonly session: TableSession) {}

  /** Something planned and not yet done is clearly worse than what could be done instead. */
  get doubts(): boolean {
    const { steps, selected } = this.session.plan;
    const first = selected?.via?.[0] ?? selected;
    const isMistake = (advice: Advice | null, choice: Choice | null | undefined): boolean =>
      this.#thought(advice, choice)?.mistake ?? false;
    const before = this.#path.filter(({ depth }) => depth < steps.length);
    return (
      isMistake(this.advice, first) ||
      before.some(({ depth, advice }) => isMistake(advice, steps[depth]))
    );
  }

  /** The gains that are worth a line. */
  get changes(): Gain[] {
    return this.gains.filter(({ sources }) => Object.keys(sources).length > 0);
  }

  /** Another question may be asked now, at the table or in the plan. */
  attend(): void {
    const { state, seat, plan } = this.session;
    if (!state || seat === null) return;
    const mine = state.status === "running" && state.actor === seat;
    const question = `${state.actions} ${mine} ${plan.steps.map(({ id }) => id)}`;
    if (question === this.#question) return;
    this.#question = question;
    if (state.actions !== this.#actions) this.#moved(state.actions);
    this.advice = null;
    this.isNew = this.isThinking = false;
    if (!mine) return;
    if (plan.steps.length === 0) void this.#tellGains(state.actions);
    const what = `${this.session.game} ${String(this.session.view?.decision)}`;
    this.#path = this.#path.filter(({ depth }) => depth < plan.steps.length);
    void this.#advise({ what, depth: plan.steps.length, advice: null }, question);
  }

  /** What the button would do now; what it does is judged when the table has moved on. */
  note(turn: Choice[]): void {
    if (this.session.state?.actions === this.#actions) this.#chosen = turn;
  }

  /** The table has moved on: what I did is judged. */
  #moved(actions: number): void {
    for (const { what, depth, advice } of this.#path) {
      const thought = this.#thought(advice, this.#chosen[depth]);
      if (thought && !thought.mistake) noteWell(what);
    }
    this.#actions = actions;
    this.#path = [];
    this.#chosen = [];
  }

  #thought(advice: Advice | null, choice: Choice | null | undefined) {
    return advice?.thoughts.find(({ action }) => action === choice?.action);
  }

  async #advise(asked: Asked, question: string): Promise<void> {
    const { id, seat, plan } = this.session;
    this.#path = [...this.#path, asked];
    if (seat === null || plan.legal.length < 2 || isMastered(asked.what)) return;
    this.isNew = this.isThinking = !wasSaid(asked.what);
    const planned = plan.steps.map((step) => step.id);
    const advice = await quietly(api.hint(id, seat, planned));
    if (question !== this.#question) return;
    this.isThinking = false;
    asked.advice = this.advice = advice;
    if (advice && this.isNew) noteSaid(asked.what);
  }

  async #tellGains(actions: number): Promise<void> {
    const { id, seat } = this.session;
    const since = this.#asked;
    this.#asked = actions;
    if (since === null || since >= actions) return;
    const found = await quietly(api.gains(id, since, seat));
    if (!found) return;
    this.gains = found.gains;
    const what = `${this.session.game} points`;
    this.explains = !wasSaid(what) && this.changes.length > 0;
    if (this.explains) noteSaid(what);
  }
}

/** A coach without an answer is silent. */
async function quietly<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Problem || error instanceof NoAnswer) return null;
    throw error;
  }
}

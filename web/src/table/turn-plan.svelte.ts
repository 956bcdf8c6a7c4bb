// What a person puts together before it is sent: the choices made, and the table as it would stand.

import { Problem, type Trial, type Ahead } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import type { Choice, View } from "../games/face";
import { noteDecided } from "../learn/syllabus";
import {
  choicesAhead,
  finishOf,
  namesAhead,
  onlyPrepares,
  wayKey,
  wholeOnes,
  wholeWay,
} from "./implied-choices";
import { coverTrial } from "./covered";
import type { TableSession } from "./session.svelte";

interface Stop {
  steps: Choice[];
  trial: Trial;
}

export class Plan {
  /** chosen, and not yet gone past */
  selected = $state.raw<Choice | null>(null);
  /** after it nothing more is asked: it can be done */
  isReady = $state(false);
  /** how often it is being asked what follows on the choices */
  #looking = $state(0);
  /** the questions gone past, the last one at the end */
  #stops = $state.raw<Stop[]>([]);
  /** what follows on choices of the table as it stands */
  #ways = $state.raw<Ahead[] | null>(null);
  #asked = ""; // the question this plan begins with
  #trials = 0;
  #isWanted = false; // as soon as nothing more is asked

  constructor(private readonly session: TableSession) {}

  get #trial(): Trial | null {
    return this.#stops.at(-1)?.trial ?? null;
  }
  /** More choices may soon be known. */
  get isLooking(): boolean {
    return this.#looking > 0;
  }
  /** What was decided so far. */
  get steps(): Choice[] {
    return this.#stops.at(-1)?.steps ?? [];
  }
  get view(): View | null {
    return this.#trial?.view ?? null;
  }
  /** The answers to what is asked now. */
  get legal(): Choice[] {
    return this.#trial?.legal ?? this.session.state?.legal ?? [];
  }
  /** And those of later questions whose places imply them. */
  ahead: Choice[] = $derived.by(() =>
    choicesAhead(this.legal, this.#following, this.session.face.implies),
  );
  /** What the answers come to: those made of several of their kind are whole. */
  answers: Choice[] = $derived.by(() => {
    const own = this.ahead.filter(({ choice, via }) => via?.some((one) => one.choice === choice));
    return wholeOnes([...this.legal, ...own], this.session.face.implies);
  });
  get #following(): Ahead[] {
    return this.#trial?.ahead ?? this.#ways ?? [];
  }
  /** Whether more is asked after it: it is not confirmed by itself. */
  leadsOn(choice: Choice): boolean {
    if (settings.confirm !== "turn") return false;
    if (this.session.face.opening?.includes(choice.choice)) return true;
    const key = wayKey(choice);
    return this.#following.some((way) => way.asked && way.via.join(" ") === key);
  }
  /** The choice that finishes what is asked; an answer like the others while what was decided only
      prepares it: a chai that was paid is not to be lost by pressing on. */
  finish: Choice | null = $derived.by(() =>
    onlyPrepares(this.steps, this.session.face) ? null : finishOf(this.legal, this.session.face),
  );
  /** All that the button does: the turn so far with its last choice. */
  get turn(): Choice[] {
    const last = this.selected ?? this.finish;
    return last ? [...this.steps, ...wholeWay(last)] : this.steps;
  }
  get canBeDone(): boolean {
    return this.selected ? this.isReady : this.finish !== null;
  }
  get isEmpty(): boolean {
    return this.#stops.length === 0 && (this.selected === null || this.legal.length === 1);
  }

  /** The table was told of: what was planned at another question means nothing any more. */
  begin(question: string): void {
    if (question !== this.#asked) {
      this.#asked = question;
      this.#stops = [];
      this.#ways = null;
      this.#rest();
    }
    if (this.#ways === null) void this.#lookAhead();
  }

  choose(choice: Choice): void {
    this.session.refusal = null;
    if (this.selected && wayKey(this.selected) === wayKey(choice))
      return this.#confirmBySecondTap();
    this.selected = choice;
    this.#isWanted = false;
    this.isReady = settings.confirm !== "turn";
    if (settings.confirm === "never") void this.confirm();
    else if (settings.confirm === "turn") void this.#goPast(choice);
  }

  /** A second tap on what is chosen: do it, as soon as it can be. */
  #confirmBySecondTap(): void {
    this.#isWanted = true;
    if (this.isReady) void this.confirm();
  }

  /** One choice back; whether there was one. */
  back(): boolean {
    if (this.isEmpty) return false;
    const chosen = this.selected !== null && this.legal.length > 1;
    if (!chosen) this.#stops = this.#stops.slice(0, -1);
    this.#rest();
    return true;
  }

  /** Let go of what is chosen and not yet gone past. */
  drop(): void {
    this.#rest();
  }

  /** The button: do what is chosen, or finish. */
  async press(): Promise<void> {
    if (this.selected === null) {
      const finish = (this.selected = this.finish);
      if (finish === null) return;
      this.isReady = settings.confirm !== "turn";
      if (!this.isReady) await this.#goPast(finish);
      if (this.selected !== finish) return;
    }
    await this.confirm();
  }

  async confirm(): Promise<void> {
    if (!this.selected || !this.isReady) return;
    const [turn, question] = [this.turn, this.#asked];
    const [stops, last] = [this.#stops, this.selected];
    const decisions = this.#decisions;
    const done = await this.session.command({ kind: "act", actions: turn.map(({ id }) => id) });
    if (done && !this.session.lesson) noteDecided(this.session.game, decisions);
    if (done || question !== this.#asked) return;
    this.#stops = stops;
    this.selected = last;
  }

  /** What was asked, question by question. */
  get #decisions(): string[] {
    const views = [this.session.state?.view, ...this.#stops.map(({ trial }) => trial.view)];
    return views.map((view) => String(view?.decision));
  }

  /** Nothing chosen, but an only answer is. */
  #rest(): void {
    this.#trials += 1;
    this.selected = this.legal.length === 1 ? (this.legal[0] ?? null) : null;
    this.isReady = this.selected !== null;
  }

  /** On to the next question, if the same seat is asked one. */
  async #goPast(choice: Choice): Promise<void> {
    const steps = [...this.steps, ...wholeWay(choice)];
    const trial = await this.#try(steps);
    if (trial === null || this.selected !== choice) return;
    if (trial.asked) {
      this.#stops = [...this.#stops, { steps, trial }];
      this.#rest();
      return;
    }
    this.isReady = true;
    if (this.#isWanted) await this.confirm();
  }

  /** Whatever is chosen meanwhile; where the table went on, the next update asks again. */
  async #lookAhead(): Promise<void> {
    const { state, face, seat, isReplaced } = this.session;
    const [question, names] = [this.#asked, namesAhead(face)];
    if (seat === null || isReplaced) return;
    if (state?.status !== "running" || state.actor !== seat) return;
    if (!state.legal.some(({ choice }) => names.includes(choice))) return;
    this.#looking += 1;
    try {
      const { ahead } = await this.#trialOf([]);
      if (question === this.#asked) this.#ways = ahead;
    } catch {
      // one can choose without
    } finally {
      this.#looking -= 1;
    }
  }

  async #trialOf(steps: Choice[]): Promise<Trial> {
    const { face } = this.session;
    const actions = steps.map((step) => step.id);
    const trial = await this.session.tryOut(actions, namesAhead(face));
    return this.session.covered ? coverTrial(face, trial) : trial;
  }

  /** What the server says of these choices; null where another question or choice came between. */
  async #try(steps: Choice[]): Promise<Trial | null> {
    const { state, seat } = this.session;
    if (!state || seat === null) return null;
    const number = (this.#trials += 1);
    try {
      const trial = await this.#trialOf(steps);
      return number === this.#trials ? trial : null;
    } catch (error) {
      if (number !== this.#trials) return null;
      this.isReady = this.selected !== null && !(error instanceof Problem && error.reason);
      if (error instanceof Problem && error.error !== "late") {
        this.session.refusal = this.session.refusalOf(error);
        if (error.reason) this.#rest();
      }
      return null;
    }
  }
}

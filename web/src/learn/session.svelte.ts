// A lesson as a table session: what is done goes to the lesson's route, with all that was done before.

import {
  api,
  NoAnswer,
  Problem,
  type Command,
  type LessonAt,
  type Trial,
  type Why,
} from "$lib/api";
import { lookTimes } from "../table/pacing";
import { TableSession } from "../table/session.svelte";
import type { Stage } from "../table/stage.svelte";
import type { GameFace } from "../games/face";
import { markDone } from "./progress.svelte";
import { noteTaught } from "./syllabus";

const SEEN = 1.5; // times what a move of the others is looked at

export class LessonSession extends TableSession {
  at = $state.raw<LessonAt | null>(null);
  /** a step is being done for the learner */
  showing = $state(false);
  #hurried = false;
  #wake: (() => void) | null = null;
  /** the lesson before each step, to go back to */
  #steps: string[][] = [[]];

  constructor(
    face: GameFace,
    stage: Stage,
    readonly called: string,
    /** the rules it is about */
    private readonly teaches: string[],
  ) {
    super("lesson", face, stage);
  }

  override get lesson(): boolean {
    return true;
  }
  override values(): ReturnType<TableSession["values"]> {
    return api.printed(this.game);
  }
  get isLast(): boolean {
    return this.at !== null && this.at.step >= this.at.length - 1;
  }

  /** From its beginning, or where these inputs lead. */
  override async start(after: string[] = []): Promise<void> {
    if (after.length === 0 || !(await this.#go(after, true))) await this.#go([], true);
  }

  /** What the table asks for: a choice, or to take the last one back. */
  override async command(wanted: Partial<Command>): Promise<boolean> {
    const done = this.at?.inputs ?? [];
    if (this.showing) return false;
    if (wanted.kind === "undo") return this.#go(done.slice(0, -1), true);
    if (wanted.kind !== "act" || this.at?.mood === "wrong") return false;
    return this.#go([...done, ...(wanted.actions ?? []).map((id) => `#${id}`)], false);
  }

  override tryOut(actions: number[], ahead: string[]): Promise<Trial> {
    const inputs = this.at?.inputs ?? [];
    const planned = actions.map((id) => `#${id}`);
    return api.tryInLesson(this.game, this.called, { inputs, actions: planned, ahead });
  }

  protected override askWhy(action: string): Promise<Why> {
    const planned = this.plan.steps.map(({ id }) => `#${id}`);
    const inputs = [...(this.at?.inputs ?? []), ...planned];
    return api.whyNotInLesson(this.game, this.called, inputs, action);
  }

  readOn = (): Promise<boolean> => this.#go([...(this.at?.inputs ?? []), "next"], false);

  /** Have this step done, from here if that can be: each choice is seen before it is made. */
  show = async (): Promise<void> => {
    this.showing = true;
    this.#hurried = false;
    try {
      this.plan.begin("");
      const { from, way } = await this.#way(this.at?.inputs ?? []);
      for (const [n, action] of way.entries()) {
        this.plan.selected = this.plan.legal.find((choice) => choice.action === action) ?? null;
        await this.#look();
        if (!(await this.#go([...from, ...way.slice(0, n + 1)], false))) return;
      }
    } finally {
      this.showing = false;
    }
  };

  /** The rest of what is shown at once. */
  hurry = (): void => {
    this.#hurried = true;
    this.#wake?.();
  };

  /** A while to see what is chosen. */
  #look(): Promise<void> {
    return new Promise((done) => {
      this.#wake = done;
      setTimeout(done, this.#hurried ? 0 : SEEN * lookTimes().each);
    });
  }

  /** The learner's choices on the way to the goal, and the inputs after which it begins. */
  async #way(inputs: string[]): Promise<{ from: string[]; way: string[] }> {
    const shown = await api.lesson(this.game, this.called, [...inputs, "show"]);
    const from = shown.inputs.slice(0, -1);
    if (from.length < inputs.length) await this.#go(from, true);
    return { from, way: shown.shown };
  }

  takeBack = (): Promise<boolean> => this.#go(this.#begun(), true);

  /** To the beginning of this step, or of the one before. */
  back = (): Promise<boolean> => {
    const here = this.#begun();
    const moved = (this.at?.inputs.length ?? 0) > here.length;
    const before = this.#steps.filter((inputs) => inputs.length < here.length).at(-1);
    return this.#go(moved ? here : (before ?? []), true);
  };

  #begun(): string[] {
    return this.at?.inputs.slice(0, this.at.kept) ?? [];
  }

  async #go(inputs: string[], anew: boolean): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.refusal = this.problem = null;
    try {
      const at = await api.lesson(this.game, this.called, inputs);
      this.seat = at.update.state.seat;
      for (const player of at.update.state.seats) this.present.add(player.seat);
      // what happens is seen first, then told
      await this.take(at.update, anew || at.update.seq <= (this.state?.seq ?? 0));
      this.at = at;
      this.#remember(at);
      this.connection = "live";
      if (this.isLast && at.mood !== "wrong") this.#finish();
      return true;
    } catch (error) {
      if (error instanceof Problem && this.at) this.refusal = this.refusalOf(error);
      else if (error instanceof Problem) this.problem = error.error;
      else if (error instanceof NoAnswer) this.connection = "cut";
      else throw error;
      return false;
    } finally {
      this.sending = false;
    }
  }

  #finish(): void {
    markDone(this.game, this.called);
    noteTaught(this.game, this.teaches);
  }

  #remember(at: LessonAt): void {
    const begun = at.inputs.slice(0, at.kept);
    this.#steps = [...this.#steps.filter((inputs) => inputs.length < begun.length), begun];
  }
}

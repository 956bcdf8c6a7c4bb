// A lesson as a table session: what is done goes to the lesson's route, with all that was done before.

import { api, NoAnswer, Problem, type Command, type LessonAt, type Why } from "$lib/api";
import { TableSession, type Stage } from "../table/session.svelte";
import type { GameFace } from "../games/contract";
import { markDone } from "./progress.svelte";
import { noteTaught } from "./syllabus";

export class LessonSession extends TableSession {
  at = $state.raw<LessonAt | null>(null);
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

  override async start(): Promise<void> {
    await this.#go([], true);
  }

  /** What the table asks for: a choice, or to take the last one back. */
  override async command(wanted: Partial<Command>): Promise<boolean> {
    const done = this.at?.inputs ?? [];
    if (wanted.kind === "undo") return this.#go(done.slice(0, -1), true);
    if (wanted.kind !== "act" || this.at?.mood === "wrong") return false;
    return this.#go([...done, ...(wanted.actions ?? []).map((id) => `#${id}`)], false);
  }

  protected override askWhy(action: string): Promise<Why> {
    return api.whyNotInLesson(this.game, this.called, this.at?.inputs ?? [], action);
  }

  readOn = (): Promise<boolean> => this.#go([...(this.at?.inputs ?? []), "next"], false);

  /** Have this step done, from its beginning. */
  show = (): Promise<boolean> => this.#go([...this.#begun(), "show"], false);

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
    this.refusal = null;
    try {
      const at = await api.lesson(this.game, this.called, inputs);
      this.seat = at.update.state.seat;
      for (const player of at.update.state.seats) this.present.add(player.seat);
      this.at = at;
      this.#remember(at);
      this.take(at.update, anew || at.update.seq < (this.state?.seq ?? 0));
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

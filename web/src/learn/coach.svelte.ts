// The coach at a table: before a decision of a new kind what matters and what it would do, before a
// clear mistake a question, with the next question what every turn since has brought. It knows what hints
// and standings tell the seat, and nothing else.

import {
  api,
  NoAnswer,
  Problem,
  type Advice,
  type Gain,
  type Gains,
  type LessonAbout,
} from "$lib/api";
import type { Choice } from "../games/face";
import type { TableSession } from "../table/session.svelte";
import { isDone } from "./progress.svelte";
import { isMastered, noteSaid, noteWell, wasSaid } from "./coached";

interface AdviceRequest {
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
  /** what teaches a new kind of decision, where nothing that does was done yet */
  lesson = $state.raw<LessonAbout | null>(null);
  /** what was gained since my last choice, in all and turn by turn */
  told = $state.raw<Gains | null>(null);
  /** points are explained the first time they change */
  explains = $state(false);
  /** the source of points that is explained now: what brought or cost most of those that were not */
  source = $state<string | null>(null);

  #question = "";
  #actions = -1;
  #asked: number | null = null; // how many actions were done when I was asked last
  #path = $state.raw<AdviceRequest[]>([]); // the decisions of the plan, the present one last
  #chosen: Choice[] = [];
  /** the rules of each kind of decision */
  #rules: Record<string, string[]> = {};
  #lessons: LessonAbout[] = [];
  readonly #ready: Promise<void>;

  constructor(private readonly session: TableSession) {
    this.#ready = quietly(api.lessons(session.game)).then((found) => {
      this.#rules = found?.decisions ?? {};
      this.#lessons = found?.lessons ?? [];
    });
  }

  /** Something planned and not yet done is clearly worse than what could be done instead. */
  get doubts(): boolean {
    const { steps, selected } = this.session.plan;
    const first = selected?.via?.[0] ?? selected;
    const before = this.#path.filter(({ depth }) => depth < steps.length);
    return (
      isMistake(this.advice, first) ||
      before.some(({ depth, advice }) => isMistake(advice, steps[depth]))
    );
  }

  /** Seats that have come to be ahead of me since, and those I have come to be ahead of. */
  get passing(): { over: number[]; under: number[] } {
    const gains = this.told?.gains ?? [];
    const mine = gains.find(({ seat }) => seat === this.session.seat);
    if (!mine) return { over: [], under: [] };
    return {
      over: gains.filter((one) => passes(one, mine)).map(({ seat }) => seat),
      under: gains.filter((one) => passes(mine, one)).map(({ seat }) => seat),
    };
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
    this.lesson = null;
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
      if (thought && !isMistake(advice, this.#chosen[depth])) noteWell(this.#named(what));
    }
    this.#actions = actions;
    this.#path = [];
    this.#chosen = [];
  }

  /** The rules of a kind of decision; where a game names none, the decision itself. */
  #named(what: string): string[] {
    const [game = "", decision = ""] = what.split(" ");
    const rules = this.#rules[decision] ?? [];
    return rules.length > 0 ? rules.map((rule) => `${game} ${rule}`) : [what];
  }

  #lessonAbout(what: string): LessonAbout | null {
    const rules = this.#named(what).map((one) => one.split(" ")[1] ?? "");
    const known = ({ teaches }: LessonAbout): number =>
      teaches.filter((rule) => rules.includes(rule)).length;
    const about = this.#lessons.filter((lesson) => known(lesson) > 0);
    if (about.some(({ name }) => isDone(this.session.game, name))) return null;
    return about.sort((a, b) => known(b) - known(a))[0] ?? null;
  }

  #thought(advice: Advice | null, choice: Choice | null | undefined) {
    return advice?.thoughts.find(({ action }) => action === choice?.action);
  }

  async #advise(asked: AdviceRequest, question: string): Promise<void> {
    const { id, seat, plan } = this.session;
    this.#path = [...this.#path, asked];
    if (seat === null || plan.legal.length < 2) return;
    await this.#ready;
    if (question !== this.#question) return;
    const said = `${id} ${asked.what}`; // in every game anew, until it is mastered
    this.isNew = this.isThinking = !wasSaid(said) && !isMastered(this.#named(asked.what));
    if (this.isNew) this.lesson = this.#lessonAbout(asked.what);
    const planned = plan.steps.map((step) => step.id);
    const advice = await quietly(api.hint(id, seat, planned));
    if (question !== this.#question) return;
    this.isThinking = false;
    asked.advice = this.advice = advice;
    if (advice && this.isNew) noteSaid(said);
  }

  async #tellGains(actions: number): Promise<void> {
    const { id, seat } = this.session;
    const since = this.#asked;
    this.#asked = actions;
    if (since === null || since >= actions) return;
    const found = await quietly(api.gains(id, since, seat));
    if (!found || this.#asked !== actions) return;
    this.told = found;
    const what = `${this.session.game} points`;
    this.explains = !wasSaid(what) && found.gains.some(isChange);
    if (this.explains) noteSaid(what);
    this.source = this.#newSource(found);
  }

  /** One source at a time, those of the learner first. */
  #newSource({ gains }: Gains): string | null {
    const { game, seat } = this.session;
    const mine = gains.filter((one) => one.seat === seat);
    const named = [...mine, ...gains].flatMap(({ sources }) => Object.keys(sources));
    const source = named.find((one) => !wasSaid(`${game} source ${one}`));
    if (source === undefined) return null;
    noteSaid(`${game} source ${source}`);
    return source;
  }
}

const isMistake = (advice: Advice | null, choice: Choice | null | undefined): boolean =>
  advice?.mistakes.includes(choice?.action ?? "") ?? false;

/** A gain that is worth a line. */
export const isChange = ({ sources }: Gain): boolean => Object.keys(sources).length > 0;

/** One was not ahead of the other, and now it is. */
const passes = (one: Gain, other: Gain): boolean =>
  one.before >= other.before && one.place < other.place;

/** A coach without an answer is silent. */
async function quietly<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Problem || error instanceof NoAnswer) return null;
    throw error;
  }
}

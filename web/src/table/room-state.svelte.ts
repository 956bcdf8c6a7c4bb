// What is open at a table, and what hands do there: the question as it changes, the dialog over the
// table, the thing that is looked at. A room makes it, and its effects live as long as that.

import { tick, untrack } from "svelte";
import { isCalm, settings } from "$lib/settings.svelte";
import { TableValues } from "$lib/values.svelte";
import type { GameFace } from "../games/face";
import { undoRefusal } from "./asking";
import { Hints } from "./hints.svelte";
import { Inspection } from "./inspect.svelte";
import { Keys } from "./keys";
import { layout } from "./layout.svelte";
import { RefusedMark } from "./refused-mark.svelte";
import { TableScene } from "./scene.svelte";
import { bringIntoSight } from "./scroll-into-view";
import type { TableSession } from "./session.svelte";
import { chime } from "./sound";
import type { BoardStage } from "./stage.svelte";
import { StrayClicks } from "./stray";
import { tipOf } from "./tooltip";

/** What may lie over the table. */
export interface OpenDialog {
  name:
    | "rules"
    | "settings"
    | "brief"
    | "help"
    | "hint"
    | "summary"
    | "people"
    | "resign"
    | "end"
    | "moving";
  /** the rule at which the rules are opened */
  rule?: string;
}

const LAST_LOOK = 1500;

export class RoomState {
  /** the element all of it is in */
  root = $state<HTMLElement>();
  dialog = $state.raw<OpenDialog | null>(null);
  /** what was touched on the board, in words */
  about = $state("");
  railOpen = $state(false);
  readonly scene: TableScene;
  readonly hints: Hints;
  readonly inspection = new Inspection(() => this.root);
  readonly refused = new RefusedMark();
  readonly values: TableValues;
  readonly #keys = new Keys();
  readonly #strays = new StrayClicks();
  #asked = ""; // the question that was asked last

  constructor(
    readonly session: TableSession,
    readonly stage: BoardStage,
    /** what a lesson points at */
    private readonly pointed: () => string[],
  ) {
    this.hints = new Hints(session);
    this.values = new TableValues(() => session.values());
    this.scene = new TableScene(session, {
      pointed: () => [...pointed(), ...stage.pointed],
      values: () => this.values.known,
      whyNot: (notations) => void this.#whyNot(notations),
    });
    this.#followQuestion();
    this.#closeWhatIsDone();
    this.#showEnd();
    this.#showPointed();
  }

  get face(): GameFace {
    return this.session.face;
  }
  get isMyTurn(): boolean {
    const { seat, state } = this.session;
    return seat !== null && state?.actor === seat;
  }
  get canAct(): boolean {
    const { isReplaced, state, slow } = this.session;
    return this.isMyTurn && !isReplaced && state?.status === "running" && !slow;
  }
  /** A lesson goes on by reading: whatever the table asks is not to be answered now. */
  get isRead(): boolean {
    const { lesson, sending, choices } = this.session;
    return lesson && !sending && choices.length === 0;
  }
  get isNewcomer(): boolean {
    const { seat, state, game } = this.session;
    return seat !== null && state?.status === "running" && !settings.met.includes(game);
  }

  open = (name: OpenDialog["name"], rule?: string): void => {
    this.dialog = rule === undefined ? { name } : { name, rule };
  };
  close = (): void => {
    this.dialog = null;
  };

  undo = (): void => {
    const { session } = this;
    const { state, plan } = session;
    if (!state || session.sending || session.curtain || plan.back()) return;
    const why = undoRefusal(session);
    if (why !== null)
      return void (session.refusal = session.seat === null ? null : { words: why, rule: "" });
    this.scene.hover(null);
    void session.command({ kind: "undo", to: state.actions - 1 });
  };

  async #whyNot(notations: string[]): Promise<void> {
    const { session, inspection } = this;
    if (!this.isMyTurn || session.sending || session.curtain) return;
    const place = this.#keys.target;
    const looked = inspection.at;
    const said = await session.whyNot(notations);
    if (inspection.at === looked && looked) inspection.refusal = said;
    if (said?.waits && this.about) return void (session.refusal = null);
    if (said) this.refused.show(place, this.root);
  }

  // What changes by itself

  #followQuestion(): void {
    const { session, hints } = this;
    const { plan, recap } = session;
    // A new question: the only answer is chosen already, anything else starts afresh. Other updates
    // leave what was chosen in place.
    $effect(() => {
      const { state } = session;
      untrack(() => {
        const question = state
          ? `${session.seat} ${state.actor} ${state.actions} ${state.legal.map(({ id }) => id)}`
          : "";
        if (question !== this.#asked) this.#begin(question);
        plan.begin(question);
        this.refused.clear();
        if (state && settings.sound) chime(state, session.seat);
        this.#refocus();
      });
    });
    // Whoever answers has seen enough of what the others did.
    $effect(() => {
      if (plan.steps.length > 0 || (plan.selected && session.choices.length > 1))
        untrack(recap.close);
    });
    // Asked on, though nothing was sent yet; or what lay over the question is closed.
    $effect(() => {
      void plan.steps;
      if (recap.at === null && !hints.isOpen) this.#refocus();
    });
  }

  #begin(question: string): void {
    this.#asked = question;
    this.about = "";
    this.inspection.meetChange();
    this.hints.close();
    if (this.dialog?.name === "hint") this.close(); // its figures are of the last one
    this.scene.letGo();
  }

  #refocus(): void {
    void tick().then(() => this.#keys.comeBack(this.root));
  }

  #closeWhatIsDone(): void {
    const { session } = this;
    // A hint is about one question, and what is planned belongs to it.
    $effect(() => {
      void [session.plan.steps, session.curtain];
      untrack(this.hints.close);
    });
    // Nothing that was one person's lies open when another takes the screen, and whoever is looked
    // for sees it, whatever they were reading.
    $effect(() => {
      if (session.curtain || session.concerned !== null) this.close();
    });
  }

  /** The last move is seen before the scores lie over it. */
  #showEnd(): void {
    const { session } = this;
    const isOver = $derived(session.state?.status === "over" && !session.lesson);
    let wasRunning = false;
    $effect(() => {
      if (!isOver) {
        wasRunning ||= session.state !== null;
        return;
      }
      const wait = wasRunning && !isCalm() ? LAST_LOOK : 0;
      const timer = setTimeout(() => (this.dialog ??= { name: "end" }), wait);
      return () => clearTimeout(timer);
    });
  }

  /** What a lesson points at comes into sight, after what the question itself brought there. */
  #showPointed(): void {
    $effect(() => {
      void this.session.state;
      const [first] = this.pointed();
      if (first && !layout.rail) void bringIntoSight(this.root, first);
    });
  }

  // Hands

  readonly enter = (root: HTMLElement) => {
    this.root = this.stage.root = root;
    return () => (this.stage.root = null);
  };

  keydown = (event: KeyboardEvent): void => {
    const { session, hints, inspection, stage } = this;
    const { recap } = session;
    stage.skip();
    const free = this.dialog === null && session.curtain === null;
    const looked = inspection.at?.pinned ?? false;
    if (free) inspection.key(event);
    this.#keys.press(event, this.root, {
      undo: this.undo,
      cancel: () => {
        session.refusal = null;
        this.refused.clear();
        if (looked) return;
        if (recap.line) recap.close();
        else if (hints.isOpen) hints.close();
        else session.plan.back();
      },
      recap: recap.toggle,
      hinted: hints.chooseNumber,
      help: () => this.open("help"),
      hint: () => !session.lesson && hints.toggle(),
      asText: () => session.state?.view && this.open("summary"),
      free,
    });
  };

  /** A key went down, before whatever it does. */
  keydowncapture = (): void => this.#keys.type();

  /** For the element that holds the table. */
  get listeners() {
    return {
      ...this.inspection.listeners,
      onpointerdowncapture: this.#down,
      onscrollcapture: this.#scroll,
      onclickcapture: this.#click,
    };
  }

  #down = (event: PointerEvent): void => {
    this.stage.skip();
    this.#keys.point(event);
    this.refused.clear();
    this.inspection.down(event);
  };

  #scroll = (event: Event): void => {
    this.refused.clear();
    this.inspection.scroll(event);
  };

  /** On a phone a touch tells what a mouse hovering would. */
  #click = (event: MouseEvent): void => {
    const { session } = this;
    this.about = layout.small && event.target instanceof Element ? tipOf(event.target) : "";
    if (this.about) session.refusal = null;
    if (this.#strays.meet(event)) event.stopPropagation();
    else this.#tapBeside(event);
    this.inspection.click(event, session.lesson && layout.small);
  };

  /** A tap beside everything that can be pressed lets go of what is chosen. */
  #tapBeside({ target }: MouseEvent): void {
    const { plan } = this.session;
    if (!(target instanceof Element) || plan.selected === null) return;
    if (!target.closest("main.box, .tray .in")) return;
    if (!target.closest("[data-choice], [data-takes], button, a, input, label")) plan.drop();
  }
}

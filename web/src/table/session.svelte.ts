// One browser at one table: what it has heard, whose eyes it has, what it asks for.

import { SvelteSet } from "svelte/reactivity";
import {
  api,
  eventOf,
  Problem,
  type Command,
  type Mine,
  type Update,
  type State,
  type Trial,
  type Entry,
  type Why,
} from "$lib/api";
import { isHere } from "../local/here";
import type { Choice, GameFace, Player, View } from "../games/face";
import { Commands } from "./commands";
import { coverUpdate, isAskedHidden, lookOf, type Look } from "./covered";
import { changedPeople, playersAt } from "./people";
import { Subscription, type Connection, type Message } from "./subscription";
import { othersEvents, Pacing } from "./pacing";
import { Plan } from "./turn-plan.svelte";
import { hurriedAfter, Log, type Hurried, type LogLine, type LogTurn } from "./log";
import { Recap, recapOf } from "./recap.svelte";
import { reasonOf, refusalOf, type RefusalContext, type Refusal } from "./refusals";
import { keepSeen } from "./seen";
import type { Stage } from "./stage.svelte";
import { Talk } from "./talk.svelte";

export class TableSession {
  mine = $state.raw<Mine | null>(null);
  state = $state.raw<State | null>(null);
  /** whose eyes; null for a spectator */
  seat = $state<number | null>(null);
  /** seats that may look next, while a curtain hides the table */
  curtain = $state.raw<number[] | null>(null);
  /** the one who looks did not say who they are: what only this seat may know stays covered */
  covered = $state(false);
  connection = $state<Connection>("live");
  /** why there is nothing to see here */
  problem = $state<string | null>(null);
  lines = $state.raw<LogLine[]>([]);
  turns = $state.raw<LogTurn[]>([]);
  fresh = $state.raw<LogLine[]>([]);
  missed = $state.raw<LogLine[]>([]);
  present = new SvelteSet<number>();
  spectators = $state(0);
  /** the bot that could not think when it moved last */
  hurried = $state.raw<Hurried | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** a command is on its way; how often it was sent again */
  sending = $state(false);
  /** it takes so long that it should be seen */
  slow = $state(false);
  resent = $state(0);

  /** what the others did since one's last choice, to be gone through */
  readonly recap = new Recap();
  readonly plan: Plan;
  readonly talk: Talk;

  #seq = 0;
  #subscription: Subscription | null = null;
  #log: Log;
  #waiting: Update[] = [];
  #playing = false;
  #pacing: Pacing;
  /** whether this screen has shown the table before, through whosever eyes */
  #arrived = false;
  #left = false;
  #commands: Commands;

  constructor(
    readonly id: string,
    readonly face: GameFace,
    private readonly stage: Stage,
    /** what was just asked of the table, if it was */
    private asked: Mine | null = null,
  ) {
    this.#log = new Log(face);
    this.plan = new Plan(this);
    this.talk = new Talk(id, () => this.seat);
    this.#pacing = new Pacing(stage);
    const live = (command: Command) => this.#subscription?.send(command) ?? null;
    this.#commands = new Commands(this, live, (seq) => this.#until(seq));
  }

  get game(): string {
    return this.face.name;
  }
  /** Somebody learns here: there is nobody to talk to and nothing to keep. */
  get lesson(): boolean {
    return false;
  }
  /** The printed values this table is played with. */
  values(): Promise<{ components: { path: string; value?: unknown }[] }> {
    return api.values(this.id);
  }
  get owns(): boolean {
    return this.mine?.roles.includes("owner") ?? false;
  }
  /** It is played in this browser: there is nobody else. */
  get here(): boolean {
    return isHere(this.id);
  }
  get seats(): number[] {
    return this.mine?.seats ?? [];
  }
  /** A bot plays for the one who looks here. */
  get isReplaced(): boolean {
    return this.seat !== null && !!this.state?.seats[this.seat]?.stand_in;
  }
  /** A seat of this screen for which somebody asks for a bot. */
  get concerned(): number | null {
    const proposal = this.state?.proposal;
    if (proposal?.matter !== "replace" || proposal.seat === null || proposal.by === this.seat)
      return null;
    return this.seats.includes(proposal.seat) ? proposal.seat : null;
  }
  /** The table as it is looked at: with what is planned. */
  get view(): View | null {
    return this.plan.view ?? this.state?.view ?? null;
  }
  get choices(): Choice[] {
    return this.slow || this.isReplaced || this.state?.status !== "running" ? [] : this.plan.legal;
  }
  players: Player[] = $derived(playersAt((this.state ?? this.mine?.table)?.seats ?? []));

  /** Who chose something last. */
  get lastActor(): number | null {
    return this.state ? this.#log.lastActor : null;
  }

  name = (seat: number | null | undefined): string =>
    this.players.find((player) => player.seat === seat)?.name ?? "";

  // Coming and going

  async start(): Promise<void> {
    await this.#look();
  }

  leave(): void {
    this.#left = true;
    this.#subscription?.close();
  }

  /** Learn what this session is here, then look through the right eyes. */
  async #look(): Promise<void> {
    try {
      this.mine = this.asked ?? (await api.table(this.id));
      this.asked = null;
      if (this.#left) return;
      const { seats, table } = this.mine;
      if (seats.length < 2 || table.status === "open") this.#see(seats[0] ?? null);
      else await this.#chooseEyes(table.actor, table.status === "over");
    } catch (error) {
      if (error instanceof Problem) this.problem = error.error;
      else {
        this.connection = "cut";
        setTimeout(() => !this.#left && void this.#look(), 2000);
      }
    }
  }

  /** Who may do what here has changed, perhaps what this browser may. */
  async #readAccess(): Promise<void> {
    try {
      this.mine = await api.table(this.id);
    } catch {
      // the next update tells, or the connection is closed
    }
  }

  /** Several people share this screen: nobody sees what is another's without saying who they are. */
  async #chooseEyes(turn: number | null, over: boolean): Promise<void> {
    const next = turn !== null && this.seats.includes(turn) ? [turn] : this.seats;
    const updates = await Promise.all(this.seats.map((seat) => api.updates(this.id, 0, seat)));
    const views = updates.map((update) => update.state.view);
    this.#let(next, over ? "open" : lookOf(this.face, views));
  }

  #let(seats: number[], look: Look): void {
    if (look === "curtain") this.curtain = seats;
    else this.#see(seats[0] ?? null, look === "covered");
  }

  /** Look through the eyes of a seat from now on. */
  #see(seat: number | null, covered = false): void {
    const same = this.seat === seat && this.covered === covered;
    if (this.#subscription && this.state && same && !this.curtain) return;
    this.#subscription?.close();
    this.curtain = null;
    this.covered = covered;
    this.seat = seat;
    this.#seq = 0;
    this.#log = new Log(this.face);
    this.#waiting = [];
    this.#subscription = new Subscription(this.id, seat, {
      seq: () => this.#seq,
      heard: (message) => this.#hear(message),
      connected: (connection) => (this.connection = connection),
      refused: (problem) => (this.problem = problem.error),
    });
    this.#subscription.open();
    void this.talk.read();
  }

  iAm(seat: number): void {
    this.state = null;
    this.#see(seat);
  }

  /** Ask for who looks, to show what only they may know. */
  uncover(): void {
    if (this.seat !== null) this.curtain = [this.seat];
  }

  async #handOver(state: State): Promise<void> {
    const next = state.actor;
    if (next === null || next === this.seat || !this.seats.includes(next)) return;
    if (state.status !== "running") return;
    const update = await api.updates(this.id, 0, next);
    if (this.state?.actor !== next) return;
    this.#let([next], lookOf(this.face, [update.state.view, state.view]));
  }

  // Hearing

  /** What another way than the subscription brought, until it is seen; `anew`: it does not follow
      what was heard. */
  take(update: Update, anew: boolean): Promise<void> {
    if (anew) {
      this.#seq = 0;
      this.#log = new Log(this.face);
      this.#waiting = [];
    }
    this.#waiting.push(update);
    return this.#takeIn();
  }

  #hear(message: Message): void {
    if (message.type === "update") {
      this.#waiting.push(this.covered ? coverUpdate(this.face, message) : message);
      void this.#takeIn();
    } else if (message.type === "presence") {
      this.present.clear();
      for (const seat of message.seats) this.present.add(seat);
      this.spectators = message.spectators;
    } else if (message.type === "chat") this.talk.hear(message);
    else if (message.type === "renew") void this.#renewAll();
    else if (message.type === "access") void this.#readAccess();
  }

  /** One after the other: what others did is played, then the table is drawn as it stands. */
  async #takeIn(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    for (let update = this.#waiting.shift(); update; update = this.#waiting.shift()) {
      if (update.seq < this.#seq || (update.seq === this.#seq && this.state)) continue;
      const seen = this.#seq;
      const entries = update.entries.filter((entry) => entry.seq > seen);
      if (this.state && seen > 0) {
        await this.#pacing.rest(entries, update.state, this.seat);
        const own = entries.some((entry) => entry.seat === this.seat && entry.kind === "act");
        const events = othersEvents(entries, this.seat);
        await this.#pacing.play(events, update.state, own, this.#waiting.length + 1);
      }
      this.#apply(entries, update, seen === 0);
    }
    this.#playing = false;
  }

  #apply(entries: Entry[], update: Update, first: boolean): void {
    const before = this.state;
    this.#seq = update.seq;
    if (!this.lesson) keepSeen(this.id, update.seq);
    this.#log.add(entries, update.state);
    const drawn = new Set(this.lines.map((line) => line.id));
    this.lines = this.#log.lines;
    this.turns = this.#log.turns;
    this.fresh = first ? [] : this.lines.filter((line) => !drawn.has(line.id));
    this.hurried = hurriedAfter(entries, this.hurried);
    this.stage.tell(first ? null : (othersEvents(entries, this.seat).at(-1) ?? null));
    if (this.covered && isAskedHidden(this.face, update.state, this.seat)) this.uncover();
    this.state = update.state;
    this.refusal = null;
    this.slow = false;
    this.#pacing.shown(update.state.actor === this.seat || this.seat === null);
    this.recap.begin(this.#missed(update.state));
    if (first) {
      // those who pass one screen around have seen what the others did
      this.missed = this.#arrived ? [] : this.recap.steps;
      this.#arrived = true;
      void this.#recallFork(update.state);
    } else {
      this.stage.announce(
        entries.flatMap((entry) => entry.events.map(eventOf)),
        update.state.status === "over",
      );
      this.stage.point(
        this.fresh.flatMap((line) =>
          line.kind === "event" && line.by !== this.seat ? line.places : [],
        ),
      );
    }
    if (before && !this.lesson && changedPeople(before, update.state))
      void this.renew(api.table(this.id));
    if (this.seats.length > 1) void this.#handOver(update.state);
  }

  /** What happened since the one who is asked chose something. */
  #missed(state: State): LogLine[] {
    const asked = state.status === "running" && state.actor === this.seat;
    if (this.lesson || this.seat === null || !asked) return [];
    return recapOf(this.#log, this.seat, state.actions, state.seats.length);
  }

  /** A table that goes on from another begins its log with that one's, for those who may see it. */
  async #recallFork(state: State): Promise<void> {
    const source = state.settings.forked as { table: string; at: number } | undefined;
    if (!source) return;
    const log = this.#log;
    try {
      const { history } = await api.replay(source.table, source.at);
      log.recall(history.slice(0, source.at + 1), this.covered ? null : this.seat);
      if (log !== this.#log) return;
      this.lines = log.lines;
      this.turns = log.turns;
    } catch {
      // not theirs, or deleted since: the log begins here
    }
  }

  /** What was shown before has changed, as when a person is forgotten: read everything anew. */
  async #renewAll(): Promise<void> {
    this.#subscription?.close();
    this.#subscription = null;
    await this.#look();
  }

  // Asking

  command(wanted: Partial<Command>): Promise<boolean> {
    return this.#commands.give(wanted);
  }

  /** The update usually overtakes the receipt; on a slow connection, fetch it. */
  async #until(seq: number): Promise<void> {
    if (this.#seq >= seq) return;
    await new Promise((done) => setTimeout(done, 150));
    if (this.#seq >= seq || this.#waiting.some((update) => update.seq >= seq)) return;
    try {
      const update = await api.updates(this.id, this.#seq, this.seat);
      if (this.#seq < seq) this.#hear(update);
    } catch {
      // the line brings them when it is back
    }
  }

  /** Where planned choices would lead. */
  tryOut(actions: number[], ahead: string[]): Promise<Trial> {
    const { seat, state } = this;
    return api.trial(this.id, { expected_seq: state?.seq ?? 0, seat, actions, ahead });
  }

  async whyNot(notations: string[]): Promise<Refusal | null> {
    for (const action of notations) {
      try {
        const { reason } = await this.askWhy(action);
        if (reason && reason.code !== "no-such-action")
          return (this.refusal = reasonOf(this.#asked, reason, action));
      } catch (error) {
        if (error instanceof Problem) return (this.refusal = this.refusalOf(error));
        return null;
      }
    }
    return null;
  }

  protected askWhy(action: string): Promise<Why> {
    const planned = this.plan.steps.map(({ id }) => id);
    return api.whyNot(this.id, action, this.seat, planned);
  }

  refusalOf(problem: Problem): Refusal {
    return refusalOf(this.#asked, problem);
  }

  get #asked(): RefusalContext {
    const { game, choices, face, view } = this;
    return { game, choices, face, view, name: this.name };
  }

  /** Seats may have changed hands, perhaps our own. */
  async renew(mine: Promise<Mine>): Promise<void> {
    const before = this.seats;
    this.mine = await mine;
    if (this.seats.join() !== before.join()) await this.#look();
  }
}

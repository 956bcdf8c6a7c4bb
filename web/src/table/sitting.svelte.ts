// One browser at one table: what it has heard, whose eyes it has, what it asks for.

import { SvelteSet } from "svelte/reactivity";
import {
  api,
  eventOf,
  Problem,
  type ChatLine,
  type Command,
  type GameEvent,
  type Mine,
  type News,
  type Reason,
  type State,
  type Step,
} from "$lib/api";
import { COLOURS, seatName, SHAPES } from "$lib/seats";
import { isCalm, settings, type Pace } from "$lib/settings.svelte";
import { t } from "$lib/texts.svelte";
import type { Choice, GameFace, Player } from "../games/contract";
import { Line, type Link, type Told } from "./line";
import { isHurried, Log, type Entry } from "./log";
import { choiceWords } from "./words";

const MOST_ANIMATED = 2500;
/** How long each move of the others is looked at, and all of them until one is asked again. */
const LOOK: Record<Pace, { each: number; all: number }> = {
  slow: { each: 1600, all: 30_000 },
  normal: { each: 700, all: 6000 },
  quick: { each: 0, all: 0 },
};
const PATIENCE = 300;

/** A rule said no, or the server did. */
export interface Refusal {
  words: string;
  rule: string;
  /** nothing forbids it, only something else is asked first */
  waits?: boolean;
}

export interface Stage {
  /** Let the pieces of these events travel, within so many milliseconds. */
  play: (events: GameEvent[], view: unknown, time: number) => Promise<void>;
  /** A while to look; false if it was cut short. */
  rest: (time: number) => Promise<boolean>;
  /** Point at what has changed. */
  point: (places: string[]) => void;
}

export class Sitting {
  mine = $state.raw<Mine | null>(null);
  state = $state.raw<State | null>(null);
  /** whose eyes; null for a spectator */
  seat = $state<number | null>(null);
  /** seats that may look next, while a curtain hides the table */
  curtain = $state.raw<number[] | null>(null);
  link = $state<Link>("live");
  /** why there is nothing to see here */
  problem = $state<string | null>(null);
  entries = $state.raw<Entry[]>([]);
  fresh = $state.raw<Entry[]>([]);
  digest = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  muted = $state.raw<number[]>([]);
  unread = $state(0);
  present = new SvelteSet<number>();
  spectators = $state(0);
  /** the bot that could not think when it moved last */
  hurried = $state<number | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** a command is on its way; how often it was sent again */
  sending = $state(false);
  /** it takes so long that it should be seen */
  slow = $state(false);
  resent = $state(0);

  #seq = 0;
  #line: Line | null = null;
  #log: Log;
  #waiting: News[] = [];
  #playing = false;
  #spent = 0;
  #shownAt = 0;
  #rested = 0;
  #left = false;
  /** up to where the table stood when the command on its way was given, and its end */
  #sentAt = -1;
  #answered: Promise<void> = Promise.resolve();

  constructor(
    readonly id: string,
    readonly face: GameFace,
    private readonly stage: Stage,
  ) {
    this.#log = new Log(face);
  }

  get game(): string {
    return this.face.name;
  }
  get owns(): boolean {
    return this.mine?.roles.includes("owner") ?? false;
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
    if (proposal?.matter !== "replace" || proposal.seat === null || proposal.by === this.seat) return null;
    return this.seats.includes(proposal.seat) ? proposal.seat : null;
  }
  get choices(): Choice[] {
    return this.slow || this.isReplaced || this.state?.status !== "running" ? [] : (this.state?.legal ?? []);
  }
  players: Player[] = $derived.by(() =>
    (this.state ?? this.mine?.table)?.seats.map((seat) => ({
      seat: seat.seat,
      name: seatName(seat),
      colour: COLOURS[seat.seat] ?? "indigo",
      shape: SHAPES[seat.seat] ?? "circle",
      bot: seat.kind === "bot" ? seat.level : seat.stand_in,
    })) ?? [],
  );

  /** Who chose something last. */
  get lastActor(): number | null {
    return this.state ? this.#log.lastActor : null;
  }

  name(seat: number | null | undefined): string {
    return this.players.find((player) => player.seat === seat)?.name ?? "";
  }

  // Coming and going

  async start(): Promise<void> {
    await this.#look();
  }

  leave(): void {
    this.#left = true;
    this.#line?.close();
  }

  /** Learn what this session is here, then look through the right eyes. */
  async #look(): Promise<void> {
    try {
      this.mine = await api.table(this.id);
      if (this.#left) return;
      const { seats, table } = this.mine;
      if (seats.length < 2 || table.status === "open") this.#see(seats[0] ?? null);
      else await this.#chooseEyes(table.turn, table.status === "over");
    } catch (error) {
      if (error instanceof Problem) this.problem = error.error;
      else {
        this.link = "cut";
        setTimeout(() => !this.#left && void this.#look(), 2000);
      }
    }
  }

  /** Several people share this screen: nobody sees what is another's without saying who they are. */
  async #chooseEyes(turn: number | null, over: boolean): Promise<void> {
    const next = turn !== null && this.seats.includes(turn) ? [turn] : this.seats;
    const told = await Promise.all(this.seats.map((seat) => api.news(this.id, 0, seat)));
    if (over || alike(told.map((news) => news.state.view))) this.#see(next[0] ?? null);
    else this.curtain = next;
  }

  /** Look through the eyes of a seat from now on. */
  #see(seat: number | null): void {
    if (this.#line && this.state && this.seat === seat && !this.curtain) return;
    this.#line?.close();
    this.curtain = null;
    this.seat = seat;
    this.#seq = 0;
    this.#log = new Log(this.face);
    this.#waiting = [];
    this.#line = new Line(this.id, seat, {
      seq: () => this.#seq,
      heard: (told) => this.#hear(told),
      linked: (link) => (this.link = link),
      refused: (problem) => (this.problem = problem.error),
    });
    this.#line.open();
    void this.#readChat();
  }

  iAm(seat: number): void {
    this.state = null;
    this.#see(seat);
  }

  async #handOver(state: State): Promise<void> {
    const next = state.turn;
    if (next === null || next === this.seat || !this.seats.includes(next)) return;
    if (state.status !== "running") return;
    const told = await api.news(this.id, 0, next);
    if (this.state?.turn !== next) return;
    if (alike([told.state.view, state.view])) this.#see(next);
    else this.curtain = [next];
  }

  // Hearing

  #hear(told: Told): void {
    if (told.type === "news") {
      this.#waiting.push(told);
      void this.#takeIn();
    } else if (told.type === "presence") {
      this.present.clear();
      for (const seat of told.seats) this.present.add(seat);
      this.spectators = told.spectators;
    } else if (told.type === "chat" && !this.chat.some((line) => line.id === told.id)) {
      this.chat = [...this.chat, told];
      if (told.seat !== this.seat) this.unread += 1;
    } else if (told.type === "renew") void this.#renewAll();
  }

  /** One after the other: what others did is played, then the table is drawn as it stands. */
  async #takeIn(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    for (let news = this.#waiting.shift(); news; news = this.#waiting.shift()) {
      if (news.seq < this.#seq || (news.seq === this.#seq && this.state)) continue;
      const seen = this.#seq;
      const steps = news.steps.filter((step) => step.seq > seen);
      if (this.state && seen > 0) {
        await this.#restBefore(steps, news.state);
        await this.#play(steps, news.state);
      }
      this.#apply(steps, news, seen === 0);
    }
    this.#playing = false;
  }

  /** Others' moves come one after the other, at a pace that can be followed; a tap brings the rest at once. */
  async #restBefore(steps: Step[], state: State): Promise<void> {
    const acts = steps.filter((step) => step.kind === "act");
    if (acts.some((step) => step.seat === this.seat)) this.#rested = 0;
    else if (acts.some((step) => step.events.length > 0) && state.clock.kind === "none" && !document.hidden) {
      const { each, all } = LOOK[isCalm() && settings.pace === "normal" ? "quick" : settings.pace];
      const time = Math.min(each - (performance.now() - this.#shownAt), all - this.#rested);
      if (time <= 0) return;
      this.#rested = (await this.stage.rest(time)) ? this.#rested + time : all;
    }
  }

  async #play(steps: Step[], state: State): Promise<void> {
    const others = steps.filter((step) => step.seat !== this.seat || step.kind !== "act");
    if (steps.some((step) => step.seat === this.seat && step.kind === "act")) this.#spent = 0;
    const events = others.flatMap((step) => step.events.map(eventOf));
    const time = (MOST_ANIMATED - this.#spent) / (this.#waiting.length + 1);
    if (events.length === 0 || time < 100 || document.hidden) return;
    const began = performance.now();
    await this.stage.play(events, state.view, time);
    this.#spent += performance.now() - began;
  }

  #apply(steps: Step[], news: News, first: boolean): void {
    const before = this.state;
    this.#seq = news.seq;
    this.#log.add(steps, news.state);
    const drawn = new Set(this.entries.map((entry) => entry.id));
    this.entries = this.#log.entries;
    this.fresh = first ? [] : this.entries.filter((entry) => !drawn.has(entry.id));
    this.#noteHurry(steps);
    this.state = news.state;
    this.refusal = null;
    this.slow = false;
    this.#shownAt = performance.now();
    if (news.state.turn === this.seat || this.seat === null) this.#spent = this.#rested = 0;
    if (first) this.#remind(news.state);
    else this.stage.point(this.fresh.flatMap((entry) => (entry.kind === "event" && entry.by !== this.seat ? entry.places : [])));
    if (before && changedPeople(before, news.state)) void this.#lookAgain();
    if (this.seats.length > 1) void this.#handOver(news.state);
  }

  #noteHurry(steps: Step[]): void {
    for (const step of steps) {
      if (isHurried(step)) this.hurried = step.seat;
      else if (step.kind === "act" && step.seat === this.hurried) this.hurried = null;
    }
  }

  /** Back at the table after others have played: what happened since. */
  #remind(state: State): void {
    if (this.seat === null || state.status !== "running" || state.turn !== this.seat) return;
    const since = this.#log.since(this.seat).filter((entry) => entry.kind === "event" && entry.by !== null);
    const others = since.some((entry) => entry.kind === "event" && entry.by !== this.seat);
    this.digest = others && state.actions > state.seats.length ? since : [];
  }

  /** Seats changed hands: perhaps our own. */
  async #lookAgain(): Promise<void> {
    const before = this.seats;
    this.mine = await api.table(this.id);
    if (this.seats.join() !== before.join()) await this.#look();
  }

  /** What was told before has changed, as when a person is forgotten: read everything anew. */
  async #renewAll(): Promise<void> {
    this.#line?.close();
    this.#line = null;
    await this.#look();
  }

  async #readChat(): Promise<void> {
    try {
      const { lines, muted } = await api.chat(this.id, 0, this.seat);
      this.chat = lines;
      this.muted = muted;
    } catch {
      // what is said later comes by the live line
    }
  }

  // Asking

  /** News may overtake the receipt: what is asked of the newer table goes out after it. */
  async command(wanted: Partial<Command>): Promise<boolean> {
    while (this.sending) {
      if (this.state?.seq === this.#sentAt) return false;
      await this.#answered;
    }
    if (this.state === null) return false;
    this.sending = true;
    const sent = this.#send(wanted, this.state.seq);
    this.#answered = sent.then(() => undefined);
    return await sent;
  }

  async #send(wanted: Partial<Command>, seq: number): Promise<boolean> {
    this.#sentAt = seq;
    this.refusal = null;
    this.digest = [];
    const seen = setTimeout(() => (this.slow = this.state?.seq === seq), PATIENCE);
    try {
      const whole = { expected_seq: seq, seat: this.seat, ...wanted };
      const receipt = await api.command(this.id, whole, (tries) => (this.resent = tries));
      await this.#until(receipt.seq);
      return true;
    } catch (error) {
      if (error instanceof Problem) this.refusal = this.refusalOf(error);
      return false;
    } finally {
      clearTimeout(seen);
      this.sending = this.slow = false;
      this.resent = 0;
    }
  }

  /** News usually overtake the receipt; if the line is slow, fetch them. */
  async #until(seq: number): Promise<void> {
    if (this.#seq >= seq) return;
    await new Promise((done) => setTimeout(done, 150));
    if (this.#seq >= seq || this.#waiting.some((news) => news.seq >= seq)) return;
    try {
      const news = await api.news(this.id, this.#seq, this.seat);
      if (this.#seq < seq) this.#hear(news);
    } catch {
      // the line brings them when it is back
    }
  }

  async whyNot(notations: string[]): Promise<Refusal | null> {
    for (const action of notations) {
      try {
        const { reason } = await api.whyNot(this.id, action, this.seat);
        if (reason && reason.code !== "no-such-action") return (this.refusal = this.reasonOf(reason));
      } catch (error) {
        if (error instanceof Problem) return (this.refusal = this.refusalOf(error));
        return null;
      }
    }
    return null;
  }

  refusalOf(problem: Problem): Refusal {
    if (problem.reason) return this.reasonOf(problem.reason);
    return { words: t(`server-error-${problem.error}`), rule: "" };
  }

  reasonOf(reason: Reason): Refusal {
    if (reason.code === "not-asked") return this.#askedFirst(String(reason.params.first ?? ""));
    const ours = ["no-such-action", "not-your-turn", "reveals-first"].includes(reason.code);
    const key = ours ? `server-why-${reason.code}` : `${this.game}-why-${reason.code}`;
    return { words: t(key, reason.params), rule: reason.rule };
  }

  /** What has to be chosen before what was wanted, or only that something else is asked. */
  #askedFirst(notation: string): Refusal {
    const first = this.choices.find(({ action }) => action === notation);
    if (!first) return { words: t("web-table-first-this"), rule: "", waits: true };
    const words = choiceWords(this.game, first, (seat) => this.name(seat));
    return { words: t("common-why-not-asked", { first: words, asked: "" }), rule: "" };
  }

  async say(text: string): Promise<void> {
    const line = await api.say(this.id, text, this.seat);
    if (!this.chat.some((known) => known.id === line.id)) this.chat = [...this.chat, line];
  }

  /** No longer hear somebody, or hear everything they said again. */
  async mute(seat: number, on: boolean): Promise<void> {
    await api.mute(this.id, seat, on, this.seat);
    await this.#readChat();
  }

  async renew(mine: Promise<Mine>): Promise<void> {
    const before = this.seats;
    this.mine = await mine;
    if (this.seats.join() !== before.join()) await this.#look();
  }
}

function alike(views: (Record<string, unknown> | null)[]): boolean {
  const texts = views.map((view) => JSON.stringify({ ...view, seat: null }));
  return texts.every((text) => text === texts[0]);
}

function changedPeople(before: State, now: State): boolean {
  const who = (state: State): string => state.seats.map((seat) => `${seat.kind} ${seat.name}`).join() + state.status;
  return who(before) !== who(now);
}

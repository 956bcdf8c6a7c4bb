// How a table is followed: live where it can be, asking again and again where it cannot.

import {
  api,
  liveAddress,
  NoAnswer,
  Problem,
  problemOf,
  type ChatLine,
  type Command,
  type Receipt,
  type ProblemBody,
  type Update,
} from "$lib/api";
import { transport, type Channel } from "$lib/transport";
import { applyDelta, type Delta } from "./deltas";

export type Connection = "live" | "asking" | "cut";
export type Message =
  | Update
  | ({ type: "chat" } & ChatLine)
  | { type: "presence"; seats: number[]; spectators: number }
  | { type: "renew" }
  | { type: "access" }
  | { type: "pong" };

type Answer =
  | ({ type: "receipt" } & Receipt)
  | { type: "refusal"; command_id: string; status: number; problem: ProblemBody };
type Answered = (answer: Answer | null) => void;

export interface SubscriptionHandlers {
  /** the last number heard */
  seq: () => number;
  heard: (message: Message) => void;
  connected: (connection: Connection) => void;
  /** this session may not listen here any more */
  refused: (problem: Problem) => void;
}

const PING = 20_000;
const SILENCE = 45_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const ASK_EVERY = 2000;
const ANSWERED = 5000;

export class Subscription {
  #socket: Channel | null = null;
  #closed = false;
  #failures = 0;
  #heardAt = 0;
  /** the last update of this connection: deltas are about it */
  #last: Update | null = null;
  #sent = new Map<string, Answered>();
  #again: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #asking: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly handlers: SubscriptionHandlers,
  ) {}

  open(): void {
    addEventListener("online", this.#now);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#now);
    this.#pinging = setInterval(() => this.#ping(), PING);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#now);
    clearInterval(this.#pinging);
    clearTimeout(this.#again);
    clearTimeout(this.#asking);
    this.#socket?.close();
    this.#giveUp();
  }

  /** What was sent may or may not be done: whoever waits asks again by a request. */
  #giveUp(): void {
    for (const answered of [...this.#sent.values()]) answered(null);
  }

  /** Send a command on the open connection; null where none is open. */
  send(command: Command): Promise<Receipt> | null {
    const socket = this.#socket;
    if (!socket?.open) return null;
    const id = command.command_id;
    return new Promise((done, failed) => {
      const late = setTimeout(() => this.#sent.get(id)?.(null), ANSWERED);
      this.#sent.set(id, (answer) => {
        clearTimeout(late);
        this.#sent.delete(id);
        if (answer?.type === "receipt") done(answer);
        else failed(answer ? problemOf(answer.status, answer.problem) : new NoAnswer(id));
      });
      socket.send(JSON.stringify({ type: "command", ...command }));
    });
  }

  #connect(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#again);
    const socket: Channel = transport.listen(
      liveAddress(this.table, this.handlers.seq(), this.seat),
      (text) => {
        if (this.#socket === socket) this.#hear(JSON.parse(text));
      },
      () => {
        if (this.#socket === socket) this.#lost();
      },
    );
    this.#socket = socket;
    this.#last = null;
  }

  #hear(message: Message | Delta | Answer): void {
    this.#heardAt = Date.now();
    this.#failures = 0;
    clearTimeout(this.#asking);
    this.#asking = undefined;
    this.handlers.connected("live");
    if (message.type === "receipt" || message.type === "refusal")
      this.#sent.get(message.command_id)?.(message);
    else if (message.type === "update") this.#update(message);
    else this.handlers.heard(message);
  }

  #update(message: Update | Delta): void {
    this.#last = applyDelta(this.#last, message);
    if (this.#last) this.handlers.heard(this.#last);
    else this.#lost(); // a new connection begins with all there is to see
  }

  #lost = (): void => {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#giveUp();
    if (this.#closed) return;
    this.#failures += 1;
    const patience = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#connect(), patience * (0.75 + Math.random() / 2));
    if (this.#asking === undefined) this.#asking = setTimeout(() => void this.#ask(), FIRST_WAIT);
  };

  /** The page is looked at again, or the net is back: no need to wait any longer. */
  #now = (): void => {
    if (document.hidden) return;
    if (this.#socket?.open) this.#ping();
    else this.#connect();
  };

  #ping(): void {
    if (!this.#socket?.open) return;
    if (this.#heardAt && Date.now() - this.#heardAt > SILENCE) this.#lost();
    else this.#socket.send('{"type":"ping"}');
  }

  /** While nothing comes by itself, ask. */
  async #ask(): Promise<void> {
    try {
      const update = await api.updates(this.table, this.handlers.seq(), this.seat);
      if (this.#closed || this.#asking === undefined) return;
      this.handlers.connected("asking");
      this.handlers.heard(update);
    } catch (error) {
      if (this.#closed) return;
      if (error instanceof Problem && error.status < 429) this.handlers.refused(error);
      else if (this.#asking !== undefined) this.handlers.connected("cut");
    }
    if (!this.#closed && this.#asking !== undefined) {
      this.#asking = setTimeout(() => void this.#ask(), ASK_EVERY);
    }
  }
}

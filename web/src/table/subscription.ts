// The line to the server: live where it can be, asking again and again where it cannot.

import { api, liveAddress, Problem, type ChatLine, type Update } from "$lib/api";

export type Connection = "live" | "asking" | "cut";
export type Message =
  | Update
  | ({ type: "chat" } & ChatLine)
  | { type: "presence"; seats: number[]; spectators: number }
  | { type: "renew" }
  | { type: "access" }
  | { type: "pong" };

export interface Listener {
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

export class Subscription {
  #socket: WebSocket | null = null;
  #closed = false;
  #failures = 0;
  #heardAt = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #asking: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly listener: Listener,
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
  }

  #connect(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#again);
    const socket = new WebSocket(liveAddress(this.table, this.listener.seq(), this.seat));
    this.#socket = socket;
    socket.addEventListener("message", (message) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(message.data)));
    });
    socket.addEventListener("close", () => {
      if (this.#socket === socket) this.#lost();
    });
  }

  #hear(message: Message): void {
    this.#heardAt = Date.now();
    this.#failures = 0;
    clearTimeout(this.#asking);
    this.#asking = undefined;
    this.listener.connected("live");
    this.listener.heard(message);
  }

  #lost = (): void => {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
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
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else this.#connect();
  };

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (this.#heardAt && Date.now() - this.#heardAt > SILENCE) this.#lost();
    else this.#socket.send('{"type":"ping"}');
  }

  /** While nothing comes by itself, ask. */
  async #ask(): Promise<void> {
    try {
      const update = await api.updates(this.table, this.listener.seq(), this.seat);
      if (this.#closed || this.#asking === undefined) return;
      this.listener.connected("asking");
      this.listener.heard(update);
    } catch (error) {
      if (this.#closed) return;
      if (error instanceof Problem && error.status < 429) this.listener.refused(error);
      else if (this.#asking !== undefined) this.listener.connected("cut");
    }
    if (!this.#closed && this.#asking !== undefined) {
      this.#asking = setTimeout(() => void this.#ask(), ASK_EVERY);
    }
  }
}

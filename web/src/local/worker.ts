// The tables of this browser, in a worker: asked like a server, and nothing counts before it is kept.

import { Failure } from "./failure";
import {
  WINDOWS,
  type Changed,
  type FromThinker,
  type FromWorker,
  type ToThinker,
  type ToWorker,
} from "./messages";
import { startPython, type Python } from "./python";
import { NoRoom, NoStorage, openStore, Overtaken, type StoreChange, type Store } from "./store";
import thinkerAddress from "./thinker.ts?worker&url";

/** What Python says to a question: an answer, or what has to be done first. */
type Said =
  | { status: number; body: unknown }
  | { ticket: number; change: StoreChange }
  | { ticket: number; wish: Wish };
interface Wish {
  game: string;
  level: string;
}
interface Answer {
  status: number;
  body: unknown;
}
interface Follower {
  table: string;
  seat: number | null;
  since: number;
}
interface Command {
  type: string;
  command_id: string;
}

const QUICK = ["novice", "easy"]; // they need no search
const PONG = '{"type":"pong"}';
const TABLE = /^\/tables\/([0-9a-z]{16})(?:[/?]|$)/;
const NO_TABLE: Answer = { status: 404, body: { error: "no-such-table" } };
const SOLO = "/me/solo";

const tell = (message: FromWorker): void => postMessage(message);

class Tables {
  #python: Python;
  #store: Store;
  #thinker: Thinker;
  #listeners = new Map<number, Follower>();
  /** one thing at a time, as one table has one journal */
  #queue: Promise<unknown> = Promise.resolve();
  #playing = new Set<string>();
  #alarms = new Map<string, ReturnType<typeof setTimeout>>();
  #windows = new BroadcastChannel(WINDOWS);

  constructor(python: Python, store: Store, parts: string) {
    this.#python = python;
    this.#store = store;
    this.#thinker = new Thinker(parts);
    this.#windows.onmessage = ({ data }) => void this.#changedElsewhere(data as Changed);
  }

  /** Do something after all that was begun before. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.#queue.then(work);
    this.#queue = next.catch(() => undefined);
    return next;
  }

  async request(method: string, address: string, body: unknown): Promise<Answer> {
    const url = new URL(address, "local:/");
    const table = TABLE.exec(address)?.[1] ?? null;
    if (url.pathname === SOLO) await this.#inTurn(() => this.#loadAll());
    const query = Object.fromEntries(url.searchParams);
    return this.#done(table, () =>
      this.#python.call("ask", method, url.pathname, query, body ?? {}),
    );
  }

  async listen(id: number, address: string): Promise<void> {
    const url = new URL(address, "local:/");
    const table = TABLE.exec(address)?.[1] ?? "";
    const since = Number(url.searchParams.get("since") ?? 0);
    const seat = url.searchParams.get("seat");
    if (!(await this.#inTurn(() => this.#load(table)))) return tell({ kind: "closed", id });
    this.#listeners.set(id, { table, since, seat: seat === null ? null : Number(seat) });
    this.#update(id);
    void this.#goOn(table);
  }

  async send(id: number, text: string): Promise<void> {
    const listener = this.#listeners.get(id);
    const asked = JSON.parse(text) as Command;
    if (!listener) return;
    if (asked.type !== "command") return tell({ kind: "frame", id, text: PONG });
    const { type: _, ...command } = asked;
    const { status, body } = await this.#done(listener.table, () =>
      this.#python.call("command", listener.table, command),
    );
    const about = { command_id: asked.command_id, status, problem: body };
    const said =
      status < 300 ? { type: "receipt", ...(body as object) } : { type: "refusal", ...about };
    tell({ kind: "frame", id, text: JSON.stringify(said) });
  }

  close(id: number): void {
    this.#listeners.delete(id);
  }

  /** Ask, and do what has to be done before there is an answer. */
  async #done(table: string | null, ask: () => Said): Promise<Answer> {
    let said = await this.#inTurn(async () =>
      table !== null && !(await this.#load(table)) ? NO_TABLE : this.#settled(ask()),
    );
    while ("wish" in said) {
      const { ticket, wish } = said;
      const choice = await this.#choice(wish);
      said = await this.#inTurn(() => this.#settled(this.#python.call("thought", ticket, choice)));
    }
    return said;
  }

  /** Keep the change, if it is one, and tell everybody. */
  async #settled(said: Said): Promise<Answer | Extract<Said, { wish: unknown }>> {
    if (!("change" in said)) return said;
    const { ticket, change } = said;
    try {
      await this.#store.commit(change);
    } catch (error) {
      if (!(error instanceof NoRoom || error instanceof Overtaken)) throw error;
      const refused = this.#python.call<Answer>("settle", ticket, false);
      return error instanceof NoRoom ? refused : this.#overtaken(change.table_id);
    }
    const answer = this.#python.call<Answer>("settle", ticket, true);
    this.#windows.postMessage({ table_id: change.table_id } satisfies Changed);
    this.#tellAll(change.table_id);
    return answer;
  }

  /** Another window was first: what it wrote is taken over, and the command is late. */
  async #overtaken(table: string): Promise<Answer> {
    await this.#reload(table);
    return { status: 409, body: { error: "late", seq: this.#seq(table) } };
  }

  #seq(table: string): number {
    return this.#python.call<{ seq: number }>("update", table, 0, null).seq;
  }

  async #load(table: string): Promise<boolean> {
    if (this.#python.call<boolean>("knows", table)) return true;
    const rows = await this.#store.load(table);
    if (!rows) return false;
    this.#python.call("load", rows.setup, rows.entries);
    return true;
  }

  async #loadAll(): Promise<void> {
    for (const { table } of await this.#store.listed())
      if (table.status === "over") await this.#load(table.id);
  }

  async #reload(table: string): Promise<void> {
    this.#python.call("drop", table);
    if (await this.#load(table)) this.#tellAll(table);
  }

  async #changedElsewhere({ table_id }: Changed): Promise<void> {
    await this.#inTurn(async () => {
      if (this.#python.call<boolean>("knows", table_id)) await this.#reload(table_id);
    });
  }

  #tellAll(table: string): void {
    for (const [id, listener] of this.#listeners) if (listener.table === table) this.#update(id);
    void this.#goOn(table);
  }

  #update(id: number): void {
    const listener = this.#listeners.get(id);
    if (!listener) return;
    const { table, since, seat } = listener;
    const update = this.#python.call<{ seq: number }>("update", table, since, seat);
    listener.since = update.seq;
    tell({ kind: "frame", id, text: JSON.stringify(update) });
  }

  // Bots and time

  #isHeard(table: string): boolean {
    return [...this.#listeners.values()].some((listener) => listener.table === table);
  }

  /** Let bots play, one decision after the other, as long as somebody looks. */
  async #goOn(table: string): Promise<void> {
    if (this.#playing.has(table)) return;
    this.#playing.add(table);
    try {
      while (this.#isHeard(table)) {
        const { status } = await this.#done(table, () => this.#python.call("bots", table));
        if (status === 204 || status === 507) break;
      }
    } finally {
      this.#playing.delete(table);
    }
    this.#wake(table);
  }

  /** Come back when a clock or a vote is over. */
  #wake(table: string): void {
    clearTimeout(this.#alarms.get(table));
    if (!this.#isHeard(table)) return;
    const due = this.#python.call<number | null>("due", table);
    if (due === null) return;
    const wait = Math.max(50, due - Date.now());
    this.#alarms.set(
      table,
      setTimeout(() => void this.#goOn(table), wait),
    );
  }

  async #choice(wish: Wish): Promise<unknown> {
    if (QUICK.includes(wish.level)) return this.#python.call("decided", wish);
    return this.#thinker.think(wish).catch(() => this.#python.call("decided", wish));
  }
}

/** The other worker, begun when a bot has to search: the table answers meanwhile. */
class Thinker {
  #worker: Worker | null = null;
  #waiting = new Map<number, { done: (choice: unknown) => void; failed: (why: Error) => void }>();
  #asked = 0;

  constructor(private readonly parts: string) {}

  think(request: Wish): Promise<unknown> {
    const id = (this.#asked += 1);
    const worker = (this.#worker ??= this.#begun());
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      worker.postMessage({ kind: "think", id, request } satisfies ToThinker);
    });
  }

  #begun(): Worker {
    const worker = new Worker(new URL(thinkerAddress, import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.kind === "thought") waiting?.done(data.choice);
      else waiting?.failed(new Error(data.detail));
    };
    worker.onerror = (event) => this.#over(event.message);
    worker.postMessage({ kind: "begin", parts: this.parts } satisfies ToThinker);
    return worker;
  }

  #over(why: string): void {
    for (const { failed } of this.#waiting.values()) failed(new Error(why));
    this.#waiting.clear();
    this.#worker?.terminate();
    this.#worker = null;
  }
}

// The messages of the page

let tables: Promise<Tables> | null = null;

async function begin(parts: string): Promise<Tables> {
  const progress = (loaded: number, total: number): void =>
    tell({ kind: "progress", loaded, total });
  const [python, store] = await Promise.all([startPython(parts, progress), openStore()]);
  tell({ kind: "ready" });
  return new Tables(python, store, parts);
}

function failed(error: unknown): void {
  const trouble =
    error instanceof Failure ? error.trouble : error instanceof NoStorage ? "no-storage" : "broken";
  tell({ kind: "failed", trouble, detail: String(error) });
}

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "begin") {
    tables = begin(data.parts);
    tables.catch(failed);
    return;
  }
  const found = await tables?.catch(() => null);
  if (!found) {
    if (data.kind === "request") tell({ kind: "reply", id: data.id, status: 0, data: null });
    if (data.kind === "listen") tell({ kind: "closed", id: data.id });
    return;
  }
  if (data.kind === "request") {
    const { id, method, address, body } = data;
    const answer = await found.request(method, address, body).catch(internal);
    tell({ kind: "reply", id, status: answer.status, data: answer.body ?? null });
  } else if (data.kind === "listen") {
    await found.listen(data.id, data.address);
  } else if (data.kind === "send") {
    await found.send(data.id, data.text);
  } else found.close(data.id);
};

function internal(error: unknown): Answer {
  console.error(String(error));
  return { status: 500, body: { error: "internal" } };
}

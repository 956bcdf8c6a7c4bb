// Tables without a server: what everybody is told lies in files, lists and notes are in the store,
// and the rest is asked of the worker, which begins with the first such question.

import type { Channel, Reply, Transport } from "$lib/transport";
import { askToKeep, scriptUrl } from "./install";
import type { FromWorker, ToWorker, Trouble } from "./messages";
import { partsAt } from "./place";
import { openStore, type Store } from "./store";
import workerAddress from "./worker.ts?worker&url";

const DATA = /^\/(info|(?:rules|lessons|components)\/[a-z][a-z0-9_-]*)$/;
const NOTES = /^\/tables\/([0-9a-z]{16})\/notes$/;
const CHAT = /^\/tables\/[0-9a-z]{16}\/chat$/;

/** What the worker says of itself. */
export interface Loading {
  /** it was asked for */
  begun: boolean;
  loaded: number;
  total: number;
  ready: boolean;
  trouble: Trouble | null;
}
type Watcher = (loading: Loading) => void;

class Local implements Transport {
  loading: Loading = { begun: false, loaded: 0, total: 0, ready: false, trouble: null };
  #watchers = new Set<Watcher>();
  #worker: Worker | null = null;
  #store: Promise<Store> | null = null;
  #asked = 0;
  #waiting = new Map<number, (reply: Reply | null) => void>();
  #channels = new Map<number, { heard: (text: string) => void; closed: () => void }>();

  /** Hear how far Python has come; gives what stops it. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    watcher(this.loading);
    return () => this.#watchers.delete(watcher);
  }

  async request(method: string, address: string, body?: unknown): Promise<Reply> {
    const { pathname, searchParams } = new URL(address, "local:/");
    if (method === "GET" && DATA.test(pathname)) return told(pathname);
    const kept = await this.#kept(method, pathname, searchParams, body);
    if (kept) return kept;
    const found = await this.#ask(method, address, body);
    if (found.status === 201) void askToKeep(); // from now on there is something to lose
    return found;
  }

  listen(address: string, heard: (text: string) => void, closed: () => void): Channel {
    const id = (this.#asked += 1);
    const channels = this.#channels;
    const post = (message: ToWorker): void => this.#post(message);
    channels.set(id, { heard, closed });
    post({ kind: "listen", id, address });
    return {
      get open() {
        return channels.has(id);
      },
      send: (text) => post({ kind: "send", id, text }),
      close: () => {
        if (channels.delete(id)) post({ kind: "close", id });
      },
    };
  }

  /** What the store answers without Python; null for everything else. */
  async #kept(
    method: string,
    path: string,
    query: URLSearchParams,
    body: unknown,
  ): Promise<Reply | null> {
    if (path === "/me") return this.#person(method, body);
    if (path === "/me/history") return reply(NOTHING_PLAYED);
    if (method === "GET" && path === "/tables") return reply({ tables: [], open: false });
    if (method === "GET" && CHAT.test(path)) return reply({ lines: [], muted: [] });
    if (method === "GET" && path === "/me/tables") {
      const store = await this.store();
      return reply({ tables: await store.listed(), stopped: [] });
    }
    const table = NOTES.exec(path)?.[1];
    if (table === undefined) return null;
    const store = await this.store();
    const seat = Number(query.get("seat") ?? 0);
    if (method === "GET") return reply({ text: await store.note(table, seat) });
    await store.writeNote(table, seat, (body as { text: string }).text);
    return { status: 204, data: null, date: null };
  }

  /** Who plays here, as far as anybody has to know; DELETE forgets everything. */
  async #person(method: string, body: unknown): Promise<Reply> {
    const store = await this.store();
    if (method === "DELETE") {
      await store.clear();
      return { status: 204, data: null, date: null };
    }
    if (method === "PUT") await store.put(PERSON, body);
    const kept = (await store.get(PERSON)) as { name: string; colour: string } | undefined;
    const profile = kept ? { ...kept, id: PERSON, manages: true } : null;
    return reply({ ...NOBODY, profile });
  }

  store(): Promise<Store> {
    this.#store ??= openStore();
    return this.#store;
  }

  #ask(method: string, address: string, body: unknown): Promise<Reply> {
    const id = (this.#asked += 1);
    return new Promise((done, failed) => {
      this.#waiting.set(id, (found) => (found ? done(found) : failed(new Error("no worker"))));
      const plain: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
      this.#post({ kind: "request", id, method, address, body: plain });
    });
  }

  #post(message: ToWorker): void {
    if (this.#worker === null) {
      this.#worker = this.#begun();
      this.#say({ begun: true, ready: false, trouble: null });
    }
    this.#worker.postMessage(message);
  }

  #begun(): Worker {
    const worker = new Worker(scriptUrl(new URL(workerAddress, document.baseURI)), {
      type: "module",
    });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    worker.onerror = () => this.#hear({ kind: "failed", trouble: "broken", detail: "" });
    worker.postMessage({ kind: "begin", parts: partsAt } satisfies ToWorker);
    return worker;
  }

  #hear(message: FromWorker): void {
    switch (message.kind) {
      case "reply": {
        const { id, status, data } = message;
        this.#waiting.get(id)?.(status === 0 ? null : { status, data, date: null });
        this.#waiting.delete(id);
        return;
      }
      case "frame":
        return this.#channels.get(message.id)?.heard(message.text);
      case "closed": {
        const channel = this.#channels.get(message.id);
        this.#channels.delete(message.id);
        return channel?.closed();
      }
      case "progress":
        return this.#say({ loaded: message.loaded, total: message.total });
      case "ready":
        return this.#say({ ready: true });
      case "failed":
        for (const answer of this.#waiting.values()) answer(null);
        this.#waiting.clear();
        this.#worker = null; // asked again, it begins anew
        return this.#say({ trouble: message.trouble });
    }
  }

  #say(news: Partial<Loading>): void {
    this.loading = { ...this.loading, ...news };
    for (const watcher of this.#watchers) watcher(this.loading);
  }
}

const PERSON = "person";
const NOTHING_PLAYED = { games: [], statistics: [], feats: [], pending: 0 };
const NOBODY = { profile: null, profiles: [], devices: [], card_made: null, merged: [] };
const reply = (data: unknown): Reply => ({ status: 200, data, date: null });

async function told(path: string): Promise<Reply> {
  const answer = await fetch(`${partsAt}data${path}.json`);
  const data: unknown = answer.ok ? await answer.json() : { error: "not-found" };
  return { status: answer.status, data, date: null };
}

export const local = new Local();

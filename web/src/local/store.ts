// What this browser keeps: tables with their entries, notes, and what has a name.
// A change is written in one transaction, on the disk before anybody is told of it.

import type { Listed } from "$lib/api";

const NAME = "teahouse";
const VERSION = 1;
/** Every record says how it is written, so that a later version can read it. */
const FORMAT = 1;

export type Row = Record<string, unknown>;
export interface StoreChange {
  table_id: string;
  /** of a new table */
  setup: Row | null;
  entries: (Row & { seq: number })[];
  listed: Listed;
}
export interface Rows {
  setup: Row;
  entries: Row[];
}
interface TableRecord {
  format: number;
  table_id: string;
  setup: Row;
  listed: Listed;
  changed: number;
}
interface NoteRecord {
  table_id: string;
  seat: number;
  text: string;
}
/** All of it, as it is written to a file. */
export interface Everything {
  format: number;
  tables: (TableRecord & { entries: Row[] })[];
  notes: NoteRecord[];
  kept: Record<string, unknown>;
}

/** The browser has no room left; nothing was written. */
export class NoRoom extends Error {}
/** Another window has written these entries already. */
export class Overtaken extends Error {}
/** The browser keeps nothing, as some do in private windows. */
export class NoStorage extends Error {}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(reasonOf(transaction.error));
  });
}

/** Browsers name a full disk in several ways. */
function reasonOf(error: DOMException | null): Error {
  if (error?.name === "ConstraintError") return new Overtaken(error.message);
  const isFull = error === null || /quota|encoding|unknown|notreadable/i.test(error.name);
  return isFull ? new NoRoom(error?.message) : error;
}

const entriesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

export class Store {
  constructor(private readonly database: IDBDatabase) {}

  /** Tables as lists show them, the last one that changed first. */
  async listed(): Promise<Listed[]> {
    const records = await this.#all<TableRecord>("tables");
    return records.sort((a, b) => b.changed - a.changed).map(({ listed }) => listed);
  }

  /** The rows of a table, null where it is not kept. */
  async load(table: string): Promise<Rows | null> {
    const reading = this.database.transaction(["tables", "entries"]);
    const [record, entries] = await Promise.all([
      done<TableRecord | undefined>(reading.objectStore("tables").get(table)),
      done<Row[]>(reading.objectStore("entries").getAll(entriesOf(table))),
    ]);
    return record ? { setup: record.setup, entries } : null;
  }

  /** Write a change, or nothing of it. */
  async commit(change: StoreChange): Promise<void> {
    const writing = this.#writing("tables", "entries");
    const tables = writing.objectStore("tables");
    const before = await done<TableRecord | undefined>(tables.get(change.table_id));
    const setup = change.setup ?? before?.setup;
    const end = written(writing);
    if (setup === undefined) writing.abort();
    else {
      const { table_id, listed } = change;
      tables.put({ format: FORMAT, table_id, setup, listed, changed: Date.now() });
      for (const entry of change.entries) writing.objectStore("entries").add(entry);
    }
    await end;
  }

  async drop(table: string): Promise<void> {
    const writing = this.#writing("tables", "entries", "notes");
    writing.objectStore("tables").delete(table);
    writing.objectStore("entries").delete(entriesOf(table));
    writing.objectStore("notes").delete(entriesOf(table));
    await written(writing);
  }

  /** Forget everything. */
  async clear(): Promise<void> {
    const names = ["tables", "entries", "notes", "kept"];
    const writing = this.#writing(...names);
    for (const name of names) writing.objectStore(name).clear();
    await written(writing);
  }

  async note(table: string, seat: number): Promise<string> {
    const found = await done<NoteRecord | undefined>(this.#reading("notes").get([table, seat]));
    return found?.text ?? "";
  }

  async writeNote(table_id: string, seat: number, text: string): Promise<void> {
    const writing = this.#writing("notes");
    writing.objectStore("notes").put({ table_id, seat, text });
    await written(writing);
  }

  async get(name: string): Promise<unknown> {
    return done(this.#reading("kept").get(name));
  }

  async put(name: string, value: unknown): Promise<void> {
    const writing = this.#writing("kept");
    writing.objectStore("kept").put(value, name);
    await written(writing);
  }

  async everything(): Promise<Everything> {
    const records = await this.#all<TableRecord>("tables");
    const tables = await Promise.all(
      records.map(async (record) => ({
        ...record,
        entries: (await this.load(record.table_id))?.entries ?? [],
      })),
    );
    const names = await done(this.#reading("kept").getAllKeys());
    const values = await this.#all<unknown>("kept");
    const kept = Object.fromEntries(names.map((name, n) => [String(name), values[n]]));
    return { format: FORMAT, tables, notes: await this.#all<NoteRecord>("notes"), kept };
  }

  /** Take in what was written to a file; what is here already stays as it is. */
  async takeIn(all: Everything): Promise<{ taken: number; known: number }> {
    const here = new Set((await this.listed()).map(({ table }) => table.id));
    const fresh = all.tables.filter(({ table_id }) => !here.has(table_id));
    const writing = this.#writing("tables", "entries", "notes");
    for (const { entries, ...record } of fresh) {
      writing.objectStore("tables").put(record);
      for (const entry of entries) writing.objectStore("entries").put(entry);
    }
    for (const note of all.notes)
      if (!here.has(note.table_id)) writing.objectStore("notes").put(note);
    await written(writing);
    return { taken: fresh.length, known: all.tables.length - fresh.length };
  }

  #reading(store: string): IDBObjectStore {
    return this.database.transaction(store).objectStore(store);
  }

  #all<T>(store: string): Promise<T[]> {
    return done<T[]>(this.#reading(store).getAll());
  }

  /** A transaction that is over once its changes are on the disk. */
  #writing(...stores: string[]): IDBTransaction {
    return this.database.transaction(stores, "readwrite", { durability: "strict" });
  }
}

/** Each version begins where the one before it ends: what is kept is never thrown away. */
function upgrade(database: IDBDatabase, before: number): void {
  if (before < 1) {
    database.createObjectStore("tables", { keyPath: "table_id" });
    database.createObjectStore("entries", { keyPath: ["table_id", "seq"] });
    database.createObjectStore("notes", { keyPath: ["table_id", "seat"] });
    database.createObjectStore("kept");
  }
}

export async function openStore(): Promise<Store> {
  if (!("indexedDB" in globalThis)) throw new NoStorage("no IndexedDB");
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
  const database = await done(request).catch((error: DOMException) => {
    throw new NoStorage(error.message);
  });
  database.onversionchange = () => database.close(); // a newer page goes first
  return new Store(database);
}

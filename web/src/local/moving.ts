// A table of one person comes from the server to this browser, and goes back.

import { api, type Mine } from "$lib/api";
import { http, use } from "$lib/transport";
import { texts } from "$lib/texts.svelte";
import { noteGone, noteHere } from "./here";
import { follow } from "./loading.svelte";
import { mixed } from "./mixed";
import type { Row } from "./store";
import { local } from "./transport";

/** From now on tables of this browser are reached in it. */
export function playHere(): void {
  use(mixed(local, () => local.store()));
  follow(local);
}

/** Fetch a table with everything in it. Where it cannot be kept here, the server plays on. */
export async function moveHere(table: string): Promise<void> {
  const { setup, entries, ...mine } = await api.moveHere(table);
  const store = await local.store();
  const progress = { moves: 0, points: mine.table.seats.map(() => 0) };
  const listed = { ...mine, table: { ...mine.table, away: false }, progress };
  const rows = entries as (Row & { seq: number })[];
  try {
    await store.drop(table); // what an earlier move has left here
    await store.commit({ table_id: table, setup, entries: rows, listed });
  } catch (error) {
    await api.handBack(table, { since: mine.table.seq, entries: [], last: true });
    throw error;
  }
  noteHere(table);
  await texts.need("web-local");
  playHere();
}

type SentEntry = Parameters<typeof api.handBack>[1]["entries"][number];
const LARGEST = 40_000; // characters of a part; the server takes 64 kB
const MOST = 200;
const TOLD = ["to", "matter", "seat", "agree"];

/** An entry as the server wants to hear of it. */
export function entryOf(row: Row): SentEntry {
  const data = JSON.parse(String(row.data)) as Record<string, unknown>;
  return {
    kind: row.kind,
    seat: row.seat,
    at: row.at,
    digest: row.digest,
    actions: JSON.parse(String(row.actions)),
    draws: JSON.parse(String(row.draws)),
    data: Object.fromEntries(TOLD.filter((name) => name in data).map((name) => [name, data[name]])),
  } as SentEntry;
}

/** Entries in parts that the server takes; at least one, so that it hears of the last. */
export function inParts(entries: readonly SentEntry[]): SentEntry[][] {
  const parts: SentEntry[][] = [[]];
  let size = 0;
  for (const entry of entries) {
    const more = JSON.stringify(entry).length;
    if (size + more > LARGEST || (parts.at(-1)?.length ?? 0) >= MOST) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(entry);
    size += more;
  }
  return parts;
}

/** Hand a table back with what was played here since the server saw it last. */
export async function handBack(table: string): Promise<void> {
  const there = await http.request("GET", `/tables/${table}`);
  if (there.status !== 200) throw new Error("no answer");
  let since = (there.data as Mine).table.seq;
  const kept = await (await local.store()).load(table);
  const rows = (kept?.entries ?? []).filter((row) => Number(row.seq) > since);
  const parts = inParts(rows.map(entryOf));
  for (const [n, entries] of parts.entries()) {
    await api.handBack(table, { since, entries, last: n === parts.length - 1 });
    since += entries.length;
  }
  noteGone(table);
  await (await local.store()).drop(table);
}

/** Let the server go on from where it was; what was played elsewhere is lost. */
export async function takeBack({ table }: Mine): Promise<void> {
  await api.handBack(table.id, { since: table.seq, entries: [], last: true });
}

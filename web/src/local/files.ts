// Everything this browser keeps of a teahouse, as one file and back.

import { WINDOWS, type Changed } from "./messages";
import type { Everything, Store } from "./store";

const KIND = "teahouse-browser";
const OURS = "teahouse-"; // how our own things begin in localStorage

interface Written extends Everything {
  kind: typeof KIND;
  /** settings, lessons done, values of one's own box */
  browser: Record<string, string>;
}

/** This is no such file. */
export class Unreadable extends Error {}

export async function written(store: Store, browser: Storage): Promise<string> {
  const names = Object.keys(browser).filter((name) => name.startsWith(OURS));
  const kept = Object.fromEntries(names.map((name) => [name, browser.getItem(name) ?? ""]));
  const whole: Written = { kind: KIND, browser: kept, ...(await store.everything()) };
  return JSON.stringify(whole);
}

function parsed(text: string): Written {
  try {
    const found = JSON.parse(text) as Partial<Written>;
    if (found.kind === KIND && found.format === 1 && Array.isArray(found.tables))
      return found as Written;
  } catch {
    // no JSON at all
  }
  throw new Unreadable();
}

/** Take in what is not here yet; what is here stays as it is. */
export async function takenIn(
  text: string,
  store: Store,
  browser: Storage,
): Promise<{ taken: number; known: number }> {
  const whole = parsed(text);
  const found = await store.takeIn(whole);
  for (const [name, value] of Object.entries(whole.browser))
    if (name.startsWith(OURS) && browser.getItem(name) === null) browser.setItem(name, value);
  const windows = new BroadcastChannel(WINDOWS);
  for (const { table_id } of whole.tables) windows.postMessage({ table_id } satisfies Changed);
  windows.close();
  return found;
}

/** Hand a text to the reader as a file. */
export function save(text: string, name: string, type = "application/json"): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

// What changed in a snapshot since the last one: {key: change} below a key or an index, [value] new.

import type { State, Update } from "$lib/api";

export type Change = { [key: string]: Change } | [unknown];
export type Delta = Omit<Update, "state"> & { changes: Change };

/** The value a change leads to; what did not change is shared with the one before. */
export function applyChange(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const after = (Array.isArray(before) ? [...before] : { ...(before as object) }) as Record<
    string,
    unknown
  >;
  for (const [key, below] of Object.entries(change)) after[key] = applyChange(after[key], below);
  return after;
}

/** An update with all of its snapshot; null where the delta does not follow the last one. */
export function applyDelta(last: Update | null, message: Update | Delta): Update | null {
  if (!("changes" in message)) return message;
  if (last?.seq !== message.since) return null;
  const { changes, ...update } = message;
  return { ...update, state: applyChange(last.state, changes) as State };
}

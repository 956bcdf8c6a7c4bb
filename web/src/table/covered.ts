// Several people at one screen: what only a seat may know stays covered until a decision needs it.

import type { Entry, State, Trial, Update } from "$lib/api";
import type { GameFace, View } from "../games/face";
import { HIDDEN } from "./log";

/** Open: everybody may know what this seat does. Covered: it sees what everybody may know. */
export type Look = "open" | "covered" | "curtain";

/** How the next one may look, whose view comes first, then what the others at this screen see. */
export function lookOf(face: GameFace, views: (View | null)[]): Look {
  const texts = views.map((view) => JSON.stringify({ ...view, seat: null }));
  if (texts.every((text) => text === texts[0])) return "open";
  return needsHidden(face, views[0] ?? null) ? "curtain" : "covered";
}

/** Whether a decision cannot be made with the view covered. */
const needsHidden = ({ hidden }: GameFace, view: View | null): boolean =>
  !hidden || hidden.decisions.includes(String(view?.decision));

export const isAskedHidden = (face: GameFace, state: State, seat: number | null): boolean =>
  state.status === "running" && state.actor === seat && needsHidden(face, state.view);

export function coverUpdate(face: GameFace, update: Update): Update {
  const state = { ...update.state, view: coverView(face, update.state.view) };
  const entries = update.entries.map((entry) => coverEntry(face, entry));
  return { ...update, entries, state };
}

/** Where a plan would go on to what is hidden, it ends. */
export function coverTrial(face: GameFace, trial: Trial): Trial {
  if (trial.asked && needsHidden(face, trial.view)) return { ...trial, asked: false, view: null };
  return { ...trial, view: coverView(face, trial.view) };
}

const coverView = <V extends View | null>({ hidden }: GameFace, view: V): V =>
  view && hidden ? (hidden.without(view) as V) : view;

const coverEntry = ({ hidden }: GameFace, entry: Entry): Entry => ({
  ...entry,
  events: entry.events.map((told) =>
    hidden?.events.includes(told.event)
      ? { ...told, event: HIDDEN + told.event, values: { seat: told.values.seat ?? 0 } }
      : told,
  ),
});

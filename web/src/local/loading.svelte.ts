// How far Python has come that plays in this browser: for the bar that says so.

import type { Loading } from "./transport";

class Shown {
  now = $state.raw<Loading | null>(null);
}
export const shown = new Shown();

/** Follow what a worker says of itself. */
export function follow(watched: { watch: (watcher: (loading: Loading) => void) => void }): void {
  watched.watch((loading) => (shown.now = loading));
}

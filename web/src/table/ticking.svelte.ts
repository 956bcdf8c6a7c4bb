// A time that moves on while somebody looks at it.

import { createSubscriber } from "svelte/reactivity";
import { serverNow } from "$lib/api";

const EACH = 500;
const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EACH);
  return () => clearInterval(timer);
});

/** The server's time; whatever asks for it is drawn anew while it passes. */
export function ticking(): number {
  subscribe();
  return serverNow();
}

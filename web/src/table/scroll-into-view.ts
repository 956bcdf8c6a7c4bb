// A place on a board that scrolls.

import { movable } from "$lib/once-drawn";
import { isCalm } from "$lib/settings.svelte";

/** Brings it into sight, once the board has brought there what it would by itself. */
export async function bringIntoSight(root: Element | undefined, place: string): Promise<void> {
  await movable();
  await movable();
  root?.querySelector(`main [data-place="${place}"]`)?.scrollIntoView({
    block: "nearest",
    inline: "nearest",
    behavior: isCalm() ? "auto" : "smooth",
  });
}

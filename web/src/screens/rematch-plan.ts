// The plan of a table after another, handed to the page of new tables; a reload begins afresh.

import type { NewTable } from "$lib/api";
import { modeOf, placesOf } from "./seating";

let kept: { after: string; plan: NewTable } | null = null;

/** Keep a plan; where it can be changed. */
export function planAfter(after: string, plan: NewTable): string {
  kept = { after, plan };
  return `/new/${plan.game}?mode=${modeOf(placesOf(plan.seats))}&after=${after}`;
}

export const plannedAfter = (after: string | null): NewTable | null =>
  kept?.after === after ? kept.plan : null;

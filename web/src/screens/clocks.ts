// The clocks a table can have, by the name of their message.

import type { NewTable } from "$lib/api";

type Clock = NonNullable<NonNullable<NewTable["settings"]>["clock"]>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const CLOCKS = {
  none: { kind: "none", seconds: 0 },
  "two-minutes": { kind: "move", seconds: 2 * MINUTE },
  "one-day": { kind: "move", seconds: DAY },
  "three-days": { kind: "move", seconds: 3 * DAY },
  "half-hour": { kind: "bank", seconds: 30 * MINUTE },
  "one-hour": { kind: "bank", seconds: HOUR },
} satisfies Record<string, Clock>;
export type ClockName = keyof typeof CLOCKS;

/** What a clock is called; "none" where there is none of ours. */
export function clockName(clock: Clock | undefined): ClockName {
  const known = Object.entries(CLOCKS).find(
    ([, { kind, seconds }]) => kind === clock?.kind && seconds === clock.seconds,
  );
  return (known?.[0] ?? "none") as ClockName;
}

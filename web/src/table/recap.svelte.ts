// What happened since a seat last chose something, for somebody who comes back to the table.

import type { Log, LogLine } from "./log";

/** The events others caused; nothing at the very beginning, or where nobody else has acted. */
export function recapOf(
  log: Pick<Log, "since">,
  seat: number,
  actions: number,
  players: number,
): LogLine[] {
  const since = log.since(seat).filter((line) => line.kind === "event" && line.by !== null);
  const others = since.some((line) => line.kind === "event" && line.by !== seat);
  return others && actions > players ? since : [];
}

/** The recap gone through line by line; each points at its places on the board. */
export class Recap {
  steps = $state.raw<LogLine[]>([]);
  /** the line that is looked at; null while it is closed */
  at = $state<number | null>(null);

  get line(): LogLine | null {
    return this.at === null ? null : (this.steps[this.at] ?? null);
  }
  get places(): string[] {
    return this.line?.kind === "event" ? this.line.places : [];
  }
  get isLast(): boolean {
    return this.at === this.steps.length - 1;
  }

  begin(steps: LogLine[]): void {
    this.steps = steps;
    this.at = null;
  }
  toggle = (): void => {
    this.at = this.at === null && this.steps.length > 0 ? 0 : null;
  };
  close = (): void => {
    this.at = null;
  };
  /** One on or back; behind the last line it closes. */
  step = (by: number): void => {
    if (this.at === null) return;
    const next = Math.max(0, this.at + by);
    this.at = next < this.steps.length ? next : null;
  };
}

// What happened, as lines of a log. Words are found when a line is drawn: the language may change.

import { eventOf, type GameEvent, type Step } from "$lib/api";
import type { GameFace } from "../games/contract";

export type Entry =
  | { id: string; seq: number; kind: "turn"; seat: number; named: boolean }
  | { id: string; seq: number; kind: "event"; seat: number | null; event: GameEvent; places: string[]; by: number | null }
  | { id: string; seq: number; kind: "step"; seat: number | null; what: string; other: number | null };

/** Steps that are told in a line of their own. */
const TOLD = new Set(["propose", "answer", "lapse", "pause", "resume", "resign", "stand_in", "return", "seat", "forget", "notice", "close"]);

interface Act {
  step: Step;
  lines: Entry[];
}

/** What happened in somebody's turn; before the first turn it is nobody's. */
interface Turn {
  seat: number | null;
  lines: Entry[];
}

/** Keeps the lines in order; what was taken back goes away again. */
export class Log {
  #parts: Act[] = [];
  entries: Entry[] = [];

  constructor(private readonly face: GameFace) {}

  add(steps: Step[], state: { actions: number; log_from?: number }): void {
    for (const step of steps) {
      if (step.kind === "undo") this.#takeBack(Number(step.data.to));
      this.#parts.push({ step, lines: this.#linesOf(step) });
    }
    if (this.#acts().length > state.actions) this.#takeBack(state.actions);
    this.#forget(state.log_from ?? 0);
    this.entries = this.#withTurns();
  }

  /** Lines since a seat last chose something. */
  since(seat: number): Entry[] {
    const own = this.#parts.map(({ step }) => isAct(step) && step.seat === seat);
    return this.#parts.slice(own.lastIndexOf(true) + 1).flatMap(({ lines }) => lines);
  }

  /** Who chose something last. */
  get lastActor(): number | null {
    return this.#acts().at(-1)?.step.seat ?? null;
  }

  #acts(): Act[] {
    return this.#parts.filter(({ step }) => isAct(step));
  }

  #takeBack(keep: number): void {
    const gone = new Set(this.#acts().slice(keep));
    this.#parts = this.#parts.filter((part) => !gone.has(part));
  }

  /** At a table played from memory the lines of long ago go away. */
  #forget(from: number): void {
    for (const part of this.#parts) if (part.step.seq < from) part.lines = part.lines.filter(({ kind }) => kind !== "event");
  }

  #linesOf(step: Step): Entry[] {
    const lines: Entry[] = step.events.map((told, number) => {
      const event = eventOf(told);
      const { seat } = event.values;
      return {
        id: `${step.seq}.${number}`,
        seq: step.seq,
        kind: "event",
        seat: typeof seat === "number" ? seat : null,
        event,
        places: this.face.places(event),
        by: step.seat,
      };
    });
    if (TOLD.has(step.kind)) lines.push(stepLine(step, this.#lastAsked()));
    if (isHurried(step) && !this.#wasHurried(step.seat)) lines.push(hurriedLine(step));
    return lines;
  }

  /** Whether the seat's last move was made without a thought too: that is told once. */
  #wasHurried(seat: number | null): boolean {
    const last = this.#acts().filter(({ step }) => step.seat === seat).at(-1);
    return last !== undefined && isHurried(last.step);
  }

  /** Who asked the others for something last. */
  #lastAsked(): number | null {
    return this.#parts.filter(({ step }) => step.kind === "propose").at(-1)?.step.seat ?? null;
  }

  /** With a line between turns; it is named where more than one thing happened in the turn. */
  #withTurns(): Entry[] {
    const shown: Entry[] = [];
    let before = true;
    for (const { seat, lines } of this.#turns()) {
      const named = lines.length > 1;
      const [first] = lines;
      if (first && seat !== null && (named || (before && !this.face.beginsTurn))) {
        shown.push({ id: `turn-${first.id}`, seq: first.seq, kind: "turn", seat, named });
      }
      shown.push(...lines);
      before = named;
    }
    return shown;
  }

  #turns(): Turn[] {
    const turns: Turn[] = [];
    let last: Turn | null = null;
    let decided: number | null = null;
    const { beginsTurn } = this.face;
    for (const { step, lines } of this.#parts) {
      const decider = isAct(step) && !beginsTurn ? step.seat : null;
      if (decider !== null && decider !== decided) last = null;
      decided = decider ?? decided;
      for (const line of lines) {
        const beginner = line.kind === "event" ? (beginsTurn?.(line.event) ?? null) : null;
        if (last === null || beginner !== null) turns.push((last = { seat: beginner ?? decider, lines: [] }));
        last.lines.push(line);
      }
    }
    return turns;
  }
}

const isAct = (step: Step): boolean => step.kind === "act" || step.kind === "redo";

/** A bot could not think and played below its level. */
export const isHurried = (step: Step): boolean => step.kind === "act" && typeof step.data.why === "string";

const hurriedLine = (step: Step): Entry => ({
  id: `${step.seq}.hurried`,
  seq: step.seq,
  kind: "step",
  seat: step.seat,
  other: null,
  what: "hurried",
});

function stepLine(step: Step, asked: number | null): Entry {
  const whose = typeof step.data.seat === "number" ? step.data.seat : null;
  const told = { id: `${step.seq}`, seq: step.seq, kind: "step" as const };
  if (step.kind === "propose") return { ...told, seat: step.seat, other: whose, what: `propose-${dashed(step.data.matter)}` };
  if (step.kind === "answer") return { ...told, seat: step.seat, other: null, what: answered(step, asked) };
  const what = { seat: `seat-${step.data.kind}`, close: `close-${step.data.why}`, lapse: lapsed(step) }[step.kind];
  return { ...told, seat: whose ?? step.seat, other: null, what: what ?? dashed(step.kind) };
}

const dashed = (name: unknown): string => String(name).replaceAll("_", "-");

/** Older entries give no verdict: a bot always came. */
function lapsed(step: Step): string {
  if (step.data.matter !== "replace") return "lapse";
  return step.data.passed === false ? "stayed" : "stand-in";
}

function answered(step: Step, asked: number | null): string {
  if (step.data.agree) return "yes";
  return step.seat === asked ? "withdrawn" : "no";
}

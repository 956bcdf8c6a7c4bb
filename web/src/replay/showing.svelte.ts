// A game looked at again, at any step and through any eyes that are open.

import { api, eventOf, Problem, type GameEvent, type Mine, type Replay } from "$lib/api";
import { COLOURS, seatName, SHAPES } from "$lib/seats";
import type { GameFace, Player } from "../games/face";
import { Log, entriesOf, toldOnce, turnsUpTo, type LogTurn } from "../table/log";
import type { BoardStage } from "../table/stage.svelte";

const TRAVEL = 900;
const KEPT = 60;

export class Showing {
  at = $state(0);
  /** whose eyes; null for what everybody may see */
  eyes = $state<number | null>(null);
  shown = $state.raw<Replay | null>(null);
  problem = $state<string | null>(null);
  busy = $state(false);
  #log: LogTurn[];
  turns: LogTurn[] = $derived.by(() => turnsUpTo(this.#log, this.at));
  #kept = new Map<number, Promise<Replay>>();

  constructor(
    readonly whole: Replay,
    readonly face: GameFace,
    readonly mine: Mine | null,
    private readonly stage: BoardStage,
  ) {
    this.#log = logOf(whole, face);
    this.#kept.set(whole.at, Promise.resolve(whole));
    this.eyes = whole.open ? null : (mine?.seats[0] ?? null);
  }

  get last(): number {
    return this.whole.actions;
  }
  players: Player[] = $derived.by(() => {
    const view = this.whole.views[Object.keys(this.whole.views)[0] ?? ""];
    const many = this.mine?.table.seats.length ?? Number(view?.players ?? 0);
    return Array.from({ length: many }, (_, seat) => ({
      seat,
      name: seatName(this.mine?.table.seats[seat] ?? { seat }),
      colour: COLOURS[seat] ?? "indigo",
      shape: SHAPES[seat] ?? "circle",
      bot: this.mine?.table.seats[seat]?.level ?? null,
    }));
  });
  get view(): Record<string, unknown> | undefined {
    const views = this.shown?.views ?? {};
    return views[this.eyes === null ? "spectator" : String(this.eyes)] ?? Object.values(views)[0];
  }

  name(seat: number): string {
    return this.players[seat]?.name ?? "";
  }

  eventsAt(step: number): GameEvent[] {
    return toldOnce(this.whole.history[step]?.events ?? []).map(eventOf);
  }

  /** Go to a step; from the one before it, its pieces travel. */
  async goTo(step: number, travel = false): Promise<void> {
    const wanted = Math.min(this.last, Math.max(0, step));
    const next = wanted === this.at + 1 && this.shown !== null;
    this.at = wanted;
    this.busy = true;
    try {
      const found = await this.#fetch(wanted);
      if (this.at !== wanted) return;
      if (travel && next) {
        const view = found.views[this.eyes === null ? "spectator" : String(this.eyes)];
        await this.stage.play(this.eventsAt(wanted), view ?? {}, TRAVEL);
        if (this.at !== wanted) return;
      }
      this.shown = found;
      this.stage.point(this.eventsAt(wanted).flatMap((event) => this.face.places(event)));
      if (wanted < this.last) void this.#fetch(wanted + 1).catch(() => undefined);
    } catch (error) {
      if (error instanceof Problem) this.problem = error.error;
    } finally {
      if (this.at === wanted) this.busy = false;
    }
  }

  #fetch(step: number): Promise<Replay> {
    const known = this.#kept.get(step);
    if (known) return known;
    const asked = api.replay(this.whole.table_id, step, this.whole.open ? null : this.eyes);
    asked.catch(() => this.#kept.delete(step));
    this.#kept.set(step, asked);
    for (const old of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(old);
    }
    return asked;
  }
}

function logOf(whole: Replay, face: GameFace): LogTurn[] {
  const log = new Log(face);
  log.add(entriesOf(whole.history), whole);
  return log.turns;
}

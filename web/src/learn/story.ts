// What the coach tells of the turns since one's last choice: what each seat did, and what it brought.

import type { Gain, Gains } from "$lib/api";
import { t } from "$lib/texts.svelte";
import { signed } from "../table/how-won";
import { gistOf, type LogLine } from "../table/log";
import type { TableSession } from "../table/session.svelte";
import { gistWords, sourceWords } from "../table/words";
import { isChange } from "./coach.svelte";

const MOST = 3; // sources in a sentence, the last one for all that are left

export interface StoryTable extends Pick<TableSession, "game" | "seat" | "face"> {
  name: (seat: number) => string;
  /** what happened since one's last choice */
  lines: LogLine[];
}

export interface TurnTold {
  seat: number;
  words: string;
}

/** A line for each turn that did or brought something, one's own first. */
export function turnsTold(table: StoryTable, told: Gains): TurnTold[] {
  const deeds = deedsOf(table);
  return told.turns.map(({ seat, gains }) => {
    const at = deeds.findIndex((one) => one.seat === seat);
    const [turn] = at < 0 ? [] : deeds.splice(at, 1);
    const gist = turn ? gistWords(table.game, gistOf(turn, table.face.telling), table.name) : "";
    const [own, mine] = [seat, table.seat].map((whose) =>
      gains.filter(isChange).find((gain) => gain.seat === whose),
    );
    const done = own ? gainWords(table, own, gist) : gist;
    const felt = mine && mine !== own ? gainWords(table, mine) : "";
    return { seat, words: [done, felt].filter(Boolean).join(". ") };
  });
}

/** What the others did since, seat by seat as they came. */
function deedsOf({
  lines,
}: StoryTable): { id: string; seat: number; round: false; lines: LogLine[] }[] {
  const found: ReturnType<typeof deedsOf> = [];
  for (const line of lines) {
    if (line.kind !== "event" || line.by === null) continue;
    const last = found.at(-1);
    if (last?.seat === line.by) last.lines.push(line);
    else found.push({ id: line.id, seat: line.by, round: false, lines: [line] });
  }
  return found;
}

/** "Asha: +3 (ships +2, city +1)", or what Asha did instead of the name alone. */
function gainWords({ game, seat, name }: StoryTable, gain: Gain, deed = ""): string {
  const all = Object.entries(gain.sources);
  const named = all.length > MOST ? all.slice(0, MOST - 1) : all;
  const sources = named.map(([source, n]) => `${sourceWords(game, source)} ${signed(n)}`);
  if (named.length < all.length) {
    const rest = all.slice(named.length).reduce((sum, [, n]) => sum + n, 0);
    sources.push(t("web-coach-rest", { points: signed(rest) }));
  }
  const who = deed || (gain.seat === seat ? t("web-coach-you") : name(gain.seat));
  const given = { who, points: signed(gain.points), sources: sources.join(", ") };
  return t(sources.length === 1 ? "web-coach-gain-one" : "web-coach-gain", given);
}

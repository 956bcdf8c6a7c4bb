// A view of a game nobody has drawn, as panels: what is there, in the order the game tells it.

import { texts, t } from "$lib/texts.svelte";
import type { Player, View } from "../games/face";

/** Told elsewhere at every table: whose eyes, what is asked, what may be chosen. */
const ELSEWHERE = new Set(
  "game version components seat players actor decision legal options".split(" "),
);
/** Lists with one part for each seat. */
const BY_SEAT = new Set(["seats", "players", "standings"]);

export type Shown =
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; columns: string[]; rows: { name: string; cells: string[] }[] }
  | { kind: "group"; fields: Field[] };

export interface Field {
  key: string;
  name: string;
  shown: Shown;
}

/** How the panels speak: names of fields, and of the seats. */
export interface Speaker {
  field: (key: string) => string;
  number: (value: number) => string;
  truth: (value: boolean) => string;
  none: string;
  players: Player[];
}

export function speakerOf(game: string, players: Player[]): Speaker {
  return {
    field: (key) => {
      const message = `${game}-field-${key.replaceAll("_", "-")}`;
      return texts.has(message) ? t(message) : key.replaceAll(/[_-]/g, " ");
    },
    number: (value) => texts.number(value),
    truth: (value) => t(value ? "web-table-generic-yes" : "web-table-generic-no"),
    none: "–",
    players,
  };
}

const POINTS = ["points", "score"];
const POINTS_LISTS = [...POINTS, ...POINTS.map((name) => `${name}s`)];

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "number");

const isGroup = (value: unknown): value is View =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A game that declares no view shows the fields of its state: they are told as if its own. */
const bodyOf = (view: View): View =>
  isGroup(view.state) ? { ...view, ...view.state, state: undefined } : view;

/** Everything on the board that is not one seat's own. */
export function panelsOf(view: View, speaker: Speaker): Field[] {
  const body = bodyOf(view);
  const told = Object.entries(body).filter(
    ([k, value]) => !ELSEWHERE.has(k) && value !== undefined,
  );
  const seats = seatLists(body);
  return told.map(([key, value]) => ({
    key,
    name: speaker.field(key),
    shown: seats.has(key)
      ? { kind: "group", fields: bySeat(value as unknown[], speaker) }
      : shownOf(value, speaker, BY_SEAT.has(key)),
  }));
}

/** Lists as long as that of the points: they hold one value for each seat, too. */
function seatLists(body: View): Set<string> {
  const scores = POINTS_LISTS.map((key) => body[key]).find(isNumbers);
  const isOne = (value: unknown): boolean =>
    Array.isArray(value) && value.length === scores?.length && !value.some(isGroup);
  const keys = Object.keys(body).filter((key) => isOne(body[key]));
  return new Set(scores ? keys : []);
}

const bySeat = (values: unknown[], speaker: Speaker): Field[] =>
  speaker.players.map(({ seat, name }) => ({
    key: String(seat),
    name,
    shown: { kind: "text", text: wordOf(values[seat], speaker) },
  }));

/** What the view tells of one seat. */
export function seatFields(view: View, seat: number, speaker: Speaker): Field[] {
  const body = bodyOf(view);
  const lists = seatLists(body);
  return Object.entries(body).flatMap(([key, value]): Field[] => {
    if (!Array.isArray(value)) return [];
    const part: unknown = value[seat];
    if (BY_SEAT.has(key) && isGroup(part)) return fieldsOf(part, speaker);
    return lists.has(key) && part !== undefined ? fieldsOf({ [key]: part }, speaker) : [];
  });
}

function fieldsOf(group: View, speaker: Speaker): Field[] {
  return Object.entries(group).map(([key, value]) => ({
    key,
    name: speaker.field(key),
    shown: shownOf(value, speaker, BY_SEAT.has(key)),
  }));
}

function shownOf(value: unknown, speaker: Speaker, bySeat: boolean): Shown {
  if (isGroup(value)) return { kind: "group", fields: fieldsOf(value, speaker) };
  if (!Array.isArray(value)) return { kind: "text", text: wordOf(value, speaker) };
  if (value.length > 0 && value.every(isGroup)) return tableOf(value, speaker, bySeat);
  return { kind: "list", items: value.map((item) => wordOf(item, speaker)) };
}

function tableOf(rows: View[], speaker: Speaker, bySeat: boolean): Shown {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return {
    kind: "table",
    columns: keys.map((key) => speaker.field(key)),
    rows: rows.map((row, n) => ({
      name: (bySeat && speaker.players[n]?.name) || speaker.number(n + 1),
      cells: keys.map((key) => wordOf(row[key], speaker)),
    })),
  };
}

/** Any value in one line. */
export function wordOf(value: unknown, speaker: Speaker): string {
  if (value === null || value === undefined || value === "") return speaker.none;
  if (typeof value === "number") return speaker.number(value);
  if (typeof value === "boolean") return speaker.truth(value);
  if (Array.isArray(value))
    return value.map((item) => wordOf(item, speaker)).join(", ") || speaker.none;
  if (isGroup(value))
    return (
      Object.entries(value)
        .map(([key, inner]) => `${speaker.field(key)} ${wordOf(inner, speaker)}`)
        .join(", ") || speaker.none
    );
  return String(value);
}

/** The panels as sentences, for somebody who listens. */
export const sentencesOf = (fields: Field[]): string[] =>
  fields.map(({ name, shown }) => `${name}: ${wordsOf(shown)}`);

function wordsOf(shown: Shown): string {
  if (shown.kind === "text") return shown.text;
  if (shown.kind === "list") return shown.items.join(", ");
  if (shown.kind === "group") return sentencesOf(shown.fields).join("; ");
  return shown.rows
    .map(
      ({ name, cells }) => `${name} ${cells.map((c, n) => `${shown.columns[n]} ${c}`).join(", ")}`,
    )
    .join("; ");
}

/** Points of each seat, where the view tells them in one of the usual ways. */
export function pointsOf(view: View): (number | null)[] {
  const body = bodyOf(view);
  const list = POINTS_LISTS.map((key) => body[key]).find(isNumbers);
  if (list) return list.slice(0, typeof view.players === "number" ? view.players : undefined);
  const parts = [...BY_SEAT].map((key) => body[key]).find(Array.isArray) ?? [];
  return parts.map((part: unknown) => {
    const found = isGroup(part) ? POINTS.map((key) => part[key]) : [];
    return found.find((one): one is number => typeof one === "number") ?? null;
  });
}

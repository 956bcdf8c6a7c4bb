// What screens ask the server beside tables: solo record, printed values, checks of options.

import { ask, NoAnswer, Problem, type NewSeat, type Reason } from "$lib/api";
import type { components } from "$lib/openapi";
import { t, texts } from "$lib/texts.svelte";
import { titleOf } from "../games/catalog.svelte";

type Schemas = components["schemas"];

export interface SoloRecord {
  game: string;
  games: number;
  best: number;
  count: number;
  of: number;
  groups: Record<string, Record<string, boolean>>;
  near: Record<string, number>;
  campaign: { best: number; running: number[]; earned: string[] };
  played: {
    table_id: string;
    ended: number;
    points: number;
    earned: string[];
    near: Record<string, number>;
  }[];
}

export interface Fact {
  path: string;
  /** key of its name */
  message: string;
  value: unknown;
  src: string;
  note: string;
  alternatives: unknown;
  /** what it has to be: why nonsense in its place is refused */
  requirement: Reason | null;
  /** words of the file, each with the key of its name */
  words: Record<string, string>;
}

export type BoxReason = Reason;
export type BoxAnswer = Schemas["BoxOut"];

export type OptionValue = string | number | boolean;
export type OwnValues = Record<string, unknown>;

export interface TableRequest {
  game: string;
  options: Record<string, OptionValue>;
  components: OwnValues;
  seats: NewSeat[];
}

type Plain = Omit<TableRequest, "seats"> & { seats?: NewSeat[] };

export interface Check {
  ok: boolean;
  /** all options, those that were not chosen filled in */
  options: Record<string, OptionValue> | null;
  error: string | null;
  reason: Reason | null;
}

export async function soloRecord(game: string): Promise<SoloRecord> {
  const { records } = await ask<{ records: SoloRecord[] }>("GET", "/me/solo");
  const found = records.find((record) => record.game === game);
  if (!found) throw new NoAnswer("/me/solo");
  return found;
}

export const printed = async (game: string): Promise<Fact[]> =>
  (await ask<{ components: Fact[] }>("GET", `/components/${game}`)).components;

/** What the server says to the values an owner typed. */
export const checkBox = (game: string, asked: Schemas["BoxIn"]): Promise<BoxAnswer> =>
  ask("POST", `/components/${game}/check`, asked);

export const check = (asked: Plain): Promise<Check> => ask("POST", "/options/check", asked);

/** Why a file of component values was not taken. */
export function unreadable(game: string, error: unknown, file: string): string {
  if (!(error instanceof Problem)) return t("web-screens-no-answer");
  const { reason } = error;
  if (reason?.code === "component-other-game")
    return t("server-why-component-other-game", {
      file,
      game: titleOf(String(reason.params.game)),
    });
  if (reason && reason.code !== "component-toml") return refusalOf(game, error.error, reason);
  return t("web-screens-values-unreadable", { file });
}

/** Why a table cannot be opened like this, in the reader's words. */
export function refusalOf(game: string, error: string | null, reason: Reason | null): string {
  const keys = [`server-why-${reason?.code}`, `${game}-why-${reason?.code}`];
  const key = keys.find((one) => texts.has(one));
  if (!reason || !key) return t(`server-error-${error ?? "bad-option"}`);
  const option = String(reason.params.option ?? "");
  const name = `${game}-option-${option.replaceAll("_", "-")}`;
  return t(key, { ...reason.params, option: texts.has(name) ? t(name) : option });
}

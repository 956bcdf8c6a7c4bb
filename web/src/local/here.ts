// Which tables are played in this browser: in a folder all, on a server those that were moved here.

import { isLocal } from "./place";

const KEPT_AS = "teahouse-here";

function moved(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? "[]") as string[];
  } catch {
    return []; // no storage here, or something else in it
  }
}
const keep = (tables: string[]): void => localStorage.setItem(KEPT_AS, JSON.stringify(tables));

export const hasMoved = (): boolean => moved().length > 0;
export const isHere = (table: string): boolean => isLocal || moved().includes(table);
export const noteHere = (table: string): void =>
  keep([table, ...moved().filter((one) => one !== table)]);
export const noteGone = (table: string): void => keep(moved().filter((one) => one !== table));

// Which tables are played in this browser: in a folder all, on a server those that were moved here.

import { keep, keptList } from "$lib/kept";
import { isLocal } from "./place";

const KEPT_AS = "teahouse-here";

const moved = (): string[] => keptList(KEPT_AS);

/** A table nobody finds again must not be moved. */
function note(tables: string[]): void {
  if (!keep(KEPT_AS, tables)) throw new Error("this browser keeps nothing");
}

export const hasMoved = (): boolean => moved().length > 0;
export const isHere = (table: string): boolean => isLocal || moved().includes(table);
export const noteHere = (table: string): void =>
  note([table, ...moved().filter((one) => one !== table)]);
export const noteGone = (table: string): void => note(moved().filter((one) => one !== table));

// Options that somebody drew, such as a map: kept in this browser, and carried by links.

import { keep, kept } from "$lib/kept";

const ROW = "-"; // between the rows of a drawing in a link

const keyOf = (game: string, option: string): string => `teahouse-drawn-${game}-${option}`;

/** What was drawn here last. */
export function keptDrawing(game: string, option: string): string | null {
  const drawn = kept(keyOf(game, option));
  return typeof drawn === "string" ? drawn : null;
}

export function keepDrawing(game: string, option: string, drawn: string): void {
  keep(keyOf(game, option), drawn);
}

/** The address of a page with a drawing behind the #. */
export const withDrawing = (address: string, option: string, drawn: string): string =>
  `${address}#${option}=${drawn.replaceAll("\n", ROW)}`;

/** The drawings of these options that a link carries. */
export function drawingsIn(hash: string, options: string[]): Record<string, string> {
  const given = new URLSearchParams(hash.slice(1));
  const found = options.map((option) => [option, given.get(option)?.replaceAll(ROW, "\n") ?? ""]);
  return Object.fromEntries(found.filter(([, drawn]) => drawn !== "")) as Record<string, string>;
}

// The board in sentences, in reading order.

import { t, texts } from "$lib/texts.svelte";
import type { Player } from "../face";
import { cellName, demandOf, fromTop, tileName, tileOf, VARIETIES, type View } from "./view";

export function summary(view: View, players: Player[]): string[] {
  return [
    ...view.map.map((row, y) => rowOf(view, players, row, y)).filter((row) => row !== ""),
    ...view.quays.map((_, n) => quayOf(view, players, n)).reverse(),
    demand(view),
    ...players.map((player) => seatOf(view, player)),
    `${t("darjeeling-word-bag", { n: view.bag.total })}. ${t("darjeeling-word-reserve", { n: view.reserve })}.`,
  ];
}

function rowOf(view: View, players: Player[], row: string[], y: number): string {
  const spaces = row.map((content, x) => spaceOf(view, players, content, cellName({ x, y })));
  return spaces.filter((space) => space !== "").join(" · ");
}

export function spaceOf(view: View, players: Player[], content: string, cell: string): string {
  if (content === ".") return "";
  const tile = tileOf(content);
  if (tile) return `${cell} ${t("darjeeling-word-tile", { tile: tileName(tile) })}`;
  if (content === "C") return `${cell} ${t("darjeeling-word-city")}`;
  if (content === "_") return `${cell} ${t("darjeeling-word-empty")}`;
  const seat = Number(content.slice(1));
  const facing = view.seats[seat]?.facing ?? null;
  const name = players[seat]?.name ?? "";
  return facing === null
    ? t("web-darjeeling-collector-unturned", { cell, name })
    : t("web-darjeeling-collector", { cell, name, direction: facing });
}

export function quayOf(view: View, players: Player[], quay: number): string {
  const at = view.quays[quay];
  const aboard = players
    .filter((player) => (at?.crates[player.seat] ?? 0) > 0)
    .map(
      (player) =>
        `${player.name} ${t("web-darjeeling-crates", { n: at?.crates[player.seat] ?? 0 })}`,
    );
  const where = `${t("darjeeling-word-quay", { quay: quay + 1 })} ×${at?.multiplier}`;
  return `${where} · ${aboard.length > 0 ? aboard.join(", ") : t("web-darjeeling-nothing")}`;
}

export function demand(view: View): string {
  const markers = fromTop(view).map((variety) => t(`darjeeling-variety-${variety}`));
  const pays = VARIETIES.map(
    (variety) => `${t(`darjeeling-variety-${variety}`)} +${demandOf(view, variety)}`,
  );
  return `${t("web-darjeeling-demand", { markers: markers.join(", ") })} ${pays.join(", ")}`;
}

export function seatOf(view: View, { seat, name }: Player): string {
  const theirs = view.seats[seat];
  if (theirs === undefined) return name;
  const facts = [
    t("web-darjeeling-score", {
      points: texts.number(theirs.score),
      target: texts.number(view.options.target),
    }),
    t("web-darjeeling-next", { points: texts.number(theirs.next_ships) }),
    t("web-darjeeling-my-supply", { n: theirs.supply }),
    t("darjeeling-word-hidden-tiles", { n: theirs.tile_count }),
    ...(theirs.tokens === null ? [] : [t("web-darjeeling-my-tokens", { n: theirs.tokens })]),
  ];
  return `${name} · ${facts.join(" · ")}`;
}

// The board as text: one sentence an item, in reading order.

import { t } from "$lib/texts.svelte";
import type { Player } from "../face";
import { areaName, facts, ownerName } from "./words";
import { cardName, type View } from "./view";
import { effectInWords, inWords, needsInWords } from "./goods";

export function summary(view: View, players: Player[]): string[] {
  return [
    t("web-alubari-progress", { round: view.round, last: view.last_round ? "yes" : "no" }),
    t("web-alubari-said-weather", {
      today: view.weather[0],
      next: view.weather[1],
      later: view.weather[2],
    }),
    t("web-alubari-said-rates", {
      dig: view.rate_values[0] ?? "",
      track: view.rate_values[1] ?? "",
      harvest: view.rate_values[2] ?? "",
    }),
    ...players.map((player) => seatLine(view, player)),
    ...stalls(view, players),
    t("web-alubari-said-yard", { goods: inWords(view.yard) }),
    ...view.railway.map((section) =>
      facts(
        t("web-alubari-section", {
          section: section.name,
          points: section.points,
          river: section.river ? "yes" : "no",
        }),
        ownerName(section.owner, players),
      ),
    ),
    ...view.towns.flatMap((town) => [
      t("web-alubari-said-town", { town: town.name, open: town.open ? "yes" : "no" }),
      ...town.areas.map((area) => areaName(area, players)),
    ]),
    ...estates(view, players),
    ...view.office.filter((number) => number > 0).map((number) => contract(view, number)),
    ...view.shed.map((equipment) =>
      t("web-alubari-said-engine", {
        equipment,
        cost: inWords(view.engines[equipment]?.cost ?? {}),
      }),
    ),
  ];
}

export function seatLine(view: View, player: Player): string {
  const seat = view.seats[player.seat];
  return t("web-alubari-said-seat", {
    name: player.name,
    points: view.standings[player.seat]?.points ?? 0,
    goods: inWords(seat?.goods ?? {}) || t("web-alubari-said-no-goods"),
    labourers: seat?.labourers ?? 0,
    markers: seat?.markers ?? 0,
  });
}

function stalls(view: View, players: Player[]): string[] {
  return view.rooms.map(({ area, spaces }) => {
    const here = spaces.flatMap((holds) =>
      typeof holds === "number" ? [players[holds]?.name ?? ""] : [],
    );
    const free = spaces.filter((holds) => holds === null).length;
    return facts(t("web-alubari-said-stall", { area, free }), here.join(", "));
  });
}

function estates(view: View, players: Player[]): string[] {
  return view.estates.flatMap((estate, n) =>
    (view.fields[n]?.spaces ?? []).map((space, k) =>
      facts(
        t("web-alubari-space", {
          estate: estate.name,
          space: `${n + 1}-${k + 1}`,
          points: space.points,
          rubble: estate.rubble[k] ?? 0,
          borrowed: estate.borrowed.includes(k + 1) ? "yes" : "no",
        }),
        ownerName(estate.owners[k], players),
      ),
    ),
  );
}

export function contract(view: View, number: number): string {
  const id = cardName(number);
  const card = view.cards[id];
  const worth = card?.per_chai
    ? t("web-alubari-per-chai", { n: card.per_chai })
    : t("web-alubari-worth", { points: card?.points ?? 0, needs: needsInWords(card?.needs ?? {}) });
  return facts(
    t("alubari-word-contract", { contract: id }),
    card ? effectInWords(card) : "",
    worth,
  );
}

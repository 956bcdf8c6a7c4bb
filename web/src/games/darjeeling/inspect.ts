// What everything on the table of Darjeeling is, and the rules that tell what it does.

import { t } from "$lib/texts.svelte";
import { layout } from "../../table/layout.svelte";
import { defineKinds } from "../face";
import { demand, quayOf, seatOf, spaceOf } from "./summary";
import { cellName, type DarjeelingScene, type View } from "./view";

const PLAIN: Record<string, string[]> = {
  bag: ["D02", "D19"],
  reserve: ["D06", "D11"],
  warehouse: ["D29"],
  supply: ["D28", "D07"],
  tokens: ["D32", "D06"],
  mine: ["D36", "D34"],
};

/** What lies on a space of the map: ".", "_", "C", "b2", "@1". */
function contentOf(cell: string, { view }: DarjeelingScene): string {
  for (const [y, row] of view.map.entries())
    for (const [x, content] of row.entries()) if (cellName({ x, y }) === cell) return content;
  return ".";
}

function rulesOfSpace(cell: string, scene: DarjeelingScene): string[] {
  const content = contentOf(cell, scene);
  if (content === "C") return ["D25"];
  if (content.startsWith("@")) return ["D14", "D15", "D16"];
  return content === "_" ? ["D19", "D15"] : ["D18", "D16"];
}

/** Harbour and chute lie on their side where the board is narrow; the rules speak of top and bottom. */
const lying = (): string =>
  layout.small || layout.kind === "tablet" ? t("web-darjeeling-lying") : "";

export const kinds = defineKinds<View>([
  {
    place: /^([a-z]\d+)$/,
    rules: rulesOfSpace,
    said: (cell, scene) => [spaceOf(scene.view, scene.players, contentOf(cell, scene), cell)],
  },
  {
    place: /^quay-(\d+)$/,
    rules: () => ["D12", "D27", "D04"],
    said: (quay, { view, players }) => {
      const multiplier = view.quays[Number(quay) - 1]?.multiplier ?? 0;
      const does = t("web-darjeeling-quay-does", { quay: Number(quay), multiplier });
      return [quayOf(view, players, Number(quay) - 1), does, lying()];
    },
  },
  {
    place: /^demand-(.+)$/,
    rules: () => ["D30", "D05"],
    said: (_, { view }) => [demand(view), lying()],
  },
  {
    place: /^crop-(.+)$/,
    rules: () => ["D23", "D24"],
    said: (variety) => [t(`darjeeling-variety-${variety}`), t("web-darjeeling-crop-does")],
  },
  { place: /^use-(.+)$/, rules: () => ["D32"] },
  { place: /^((?:ones|twos|threes) \d+)$/, rules: () => ["D24", "D26"] },
  {
    place: /^seat-(\d)$/,
    rules: () => ["D33", "D34", "D36"],
    said: (seat, { view, players }) => {
      const player = players[Number(seat)];
      return player ? [seatOf(view, player)] : [];
    },
  },
  { place: /^(.+)$/, rules: (place) => PLAIN[place] ?? [] },
]);

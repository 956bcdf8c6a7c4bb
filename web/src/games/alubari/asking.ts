// What has to be known with a question of Alubari, with a choice, at the end.

import { t } from "$lib/texts.svelte";
import type { QuestionWords, Choice } from "../face";
import { changes } from "./choice-effects";
import { effectInWords, inWords, worthInWords } from "./goods";
import type { AlubariScene } from "./view";
import { asked, COUNTED, type Good, type Goods, type View } from "./view";

export const finishing = ["done", "without"];
/** A chai or a contract is used for what is asked next. */
export const preparing = ["use", "strengthen", "without"];

/** Working without chai, or without a contract before it, is said by beginning to work. */
const WORK = ["cube", "dig", "work", "lay", "build", "buy", "take", "leaves", "brew", "strengthen"];
export const implies = { without: WORK, done: WORK };

export const isIdle = ({ choice, values }: Choice): boolean =>
  choice === "place" && values.able === "no";

/** A labourer goes to the first free space of a stall unless another is tapped. */
export const alike = ({ choice, values }: Choice): string | null =>
  choice === "place" ? String(values.area) : null;

/** How many more may follow, the one that is chosen counted; null where none are counted. */
export function leftOf(view: View, selected: Choice | null | undefined): number | null {
  const pending = asked(view);
  if (pending?.left === undefined || !COUNTED.includes(pending.ask)) return null;
  const isOne = !!selected && !finishing.includes(selected.choice) && !selected.via?.length;
  return Math.max(0, pending.left - Number(isOne));
}

/** Cubes and steps of the works by what they come to: "take 2 iron ore, 1 stone". */
export function turnWords(turn: Choice[], words: (choice: Choice) => string): string[] {
  const said = new Set<string>();
  return turn.flatMap((choice) => {
    const kind = kindOf(choice);
    if (kind === null) return [words(choice)];
    if (said.has(kind)) return [];
    said.add(kind);
    return [together(turn.filter((one) => kindOf(one) === kind))];
  });
}

const kindOf = ({ choice, values }: Choice): string | null => {
  if (choice === "cube") return choice;
  return choice === "work" ? `work ${values.step}` : null;
};

/** What is gained (1) or paid (-1) of it. */
const part = (goods: Goods, sign: number): Goods =>
  Object.fromEntries(
    (Object.entries(goods) as [Good, number][])
      .filter(([, n]) => n * sign > 0)
      .map(([good, n]) => [good, n * sign]),
  );

function together(alike: Choice[]): string {
  const [first] = alike;
  if (first?.choice === "work") {
    const step = String(first.values.step);
    const whole: Goods = {};
    for (const choice of alike)
      for (const [good, n] of Object.entries(changes(choice)) as [Good, number][])
        whole[good] = (whole[good] ?? 0) + n;
    return t("web-alubari-work", {
      step,
      made: inWords(part(whole, 1)),
      paid: inWords(part(whole, -1)),
    });
  }
  const goods: Goods = {};
  for (const { values } of alike) {
    const good = values.cube as Good;
    goods[good] = (goods[good] ?? 0) + 1;
  }
  return t("web-alubari-cubes", { goods: inWords(goods) });
}

export function asks(
  view: View,
  choices: Choice[],
  name: (seat: number) => string,
  selected: Choice | null,
): QuestionWords {
  const { decision, actor } = view;
  if (decision === null || actor === null || choices.length === 0) return {};
  const plain = t(`alubari-decision-${decision.replaceAll("_", "-")}`, { name: name(actor) });
  const left = asked(view)?.left ? leftOf(view, selected) : null;
  return {
    question:
      left === null ? plain : `${plain}${t("web-alubari-counted", { ask: decision, n: left })}`,
    note: t("web-alubari-ask", { decision }),
  };
}

export function notes({ choice, values }: Choice, { view }: AlubariScene): string {
  if (choice === "place")
    return t("web-alubari-place-does", {
      able: values.able ?? "",
      does: values.does ?? "",
      rate: values.rate ?? "",
    });
  const card = choice === "take" ? view.cards[String(values.contract)] : undefined;
  return card ? `${worthInWords(card)} · ${effectInWords(card)}` : "";
}

export const ending = (view: View): string | null =>
  view.last_round && view.phase !== "over" ? t("web-table-last-round") : null;

/** Alone there is nobody to share a place with. */
export const scoring = ({ players }: View): string[] =>
  ["contracts", "leaves", ...(players > 1 ? ["places"] : [])].map((what) =>
    t(`web-alubari-scoring-${what}`),
  );

// Names of values, what they have to be, and why they do not fit, in the reader's words.

import { t, texts } from "$lib/texts.svelte";
import { refusalOf, type BoxReason, type Fact } from "../screens/facts";

const NAME = "\ue000"; // stands for the name of a value where it is told beside its field

const named = (key: string, path: string): string =>
  texts.has(key) ? t(key) : (path.split(".").at(-1) ?? path).replaceAll("_", " ");
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const nameOf = (fact: Fact | undefined): string =>
  fact ? capital(named(fact.message, fact.path)) : "";

/** The name of a value or of a kind. */
export const nameAt = (game: string, path: string): string =>
  capital(named(`${game}-component-${path.toLowerCase().replace(/[_.]/g, "-")}`, path));

/** Whether a value is what a reason speaks of, or one of the group it speaks of. */
export const concerns = ({ params: { path: named, group } }: BoxReason, path: string): boolean =>
  [named, group].some((one) => one === path || path.startsWith(`${one}.`));

function told(game: string, reason: BoxReason, name: string): string {
  const row = reason.params.row ? t("web-box-row", { row: reason.params.row }) : "";
  const path = name === NAME ? row || NAME : [name, row].filter(Boolean).join(", ");
  const params = { ...reason.params, path };
  const words = refusalOf(game, "bad-components", { ...reason, params }).replace(/\.$/, "");
  return reason.rule
    ? `${words} (${t("common-rule-number", { number: reason.rule })}).`
    : `${words}.`;
}

/** A reason that stands by itself. */
export const wholeReason = (game: string, reason: BoxReason): string =>
  capital(told(game, reason, nameAt(game, String(reason.params.path ?? ""))));

/** A reason beside the field of its value, whose name is needed only in the middle of a sentence. */
export function reasonBeside(game: string, reason: BoxReason): string {
  const words = told(game, reason, NAME).replace(new RegExp(`^${NAME}\\s*:\\s*`), "");
  return capital(words.replace(NAME, nameAt(game, String(reason.params.path))));
}

/** A word of the file by its name in the reader's language. */
export function nameOfWord({ words }: Fact, word: string): string {
  const key = words[word];
  return key && texts.has(key) ? t(key) : word;
}

/** What a value has to be: why nonsense is refused, without what is said of the nonsense itself. */
function wanted(game: string, { requirement }: Fact): string {
  const { low, high } = requirement?.params ?? {};
  if (!requirement) return "";
  if (requirement.code === "component-range") return `${low} … ${high}`.replaceAll("-", "−");
  const params = { ...requirement.params, row: 0 };
  return reasonBeside(game, { ...requirement, params }).split(/\s*;|\.$/)[0] ?? "";
}
/** One of a few words, which stand in a list. */
export const isChoice = (requirement: BoxReason | null): boolean =>
  requirement?.code === "component-choice";

/** What values that are alike have to be, and their words that are called something else here. */
export function help(game: string, facts: Fact[]): string {
  const [first] = facts;
  if (!first || isChoice(first.requirement)) return "";
  const named = facts.flatMap((fact) =>
    Object.keys(fact.words).map((word) => ({ word, name: nameOfWord(fact, word) })),
  );
  const called = named
    .filter(({ word, name }) => word.toLowerCase() !== name.toLowerCase())
    .map(({ word, name }) => `${word} = ${name}`);
  return [wanted(game, first), ...new Set(called)].join(" · ");
}

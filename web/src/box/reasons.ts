// Why values do not fit, in the reader's words.

import { t } from "$lib/texts.svelte";
import { refusalOf, type BoxReason, type Fact } from "../screens/facts";
import { wholeName } from "./components";

const NAME = "\ue000"; // stands for the name of a value until it is known whether it is needed

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function told(game: string, reason: BoxReason, name: string): string {
  const params = "path" in reason.params ? { ...reason.params, path: name } : reason.params;
  const words = refusalOf(game, "bad-components", { ...reason, params });
  return reason.rule
    ? `${words.replace(/\.$/, "")} (${t("common-rule-number", { number: reason.rule })}).`
    : words;
}

const nameIn = (game: string, facts: Fact[], reason: BoxReason): string =>
  capital(wholeName(game, facts, String(reason.params.path ?? "")));

/** A reason that stands by itself: it names the value, and the row of it. */
export function wholeReason(game: string, facts: Fact[], reason: BoxReason): string {
  const { row } = reason.params;
  const name = nameIn(game, facts, reason);
  return told(game, reason, row ? t("common-row-of", { name, row }) : name);
}

/** A reason beside its value: it names the row only, and the value just where no sentence is without. */
export function reasonBeside(game: string, facts: Fact[], reason: BoxReason): string {
  const { row } = reason.params;
  const words = told(game, reason, row ? t("web-box-row", { row }) : NAME);
  const bare = words.replace(new RegExp(`^${NAME}\\s*:\\s*`), "");
  return capital(bare.replace(NAME, nameIn(game, facts, reason)));
}

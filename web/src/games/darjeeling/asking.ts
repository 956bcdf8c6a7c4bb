// What has to be known with a question of Darjeeling, and at the end.

import { t } from "$lib/texts.svelte";
import type { Asked, Choice } from "../contract";
import type { View } from "./view";

export const finishes = ({ choice }: Choice): boolean => choice === "keep" || choice === "done";

export const asks = ({ decision }: View, choices: Choice[]): Asked =>
  decision === null || choices.length === 0 ? {} : { note: t("web-darjeeling-ask", { decision }) };

export const scoring = (): string[] => [t("web-darjeeling-scoring-halves"), t("web-darjeeling-scoring-places")];

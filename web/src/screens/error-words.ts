import { NoAnswer, Problem } from "$lib/api";
import { t } from "$lib/texts.svelte";

/** What went wrong, in words for the reader. */
export function excuse(error: unknown): string {
  if (error instanceof Problem) return t(`server-error-${error.error}`);
  if (error instanceof NoAnswer) return t("web-screens-no-answer");
  throw error;
}

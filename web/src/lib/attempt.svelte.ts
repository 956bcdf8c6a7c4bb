// Something asked of the server, and the sentence to show when it was refused.

import { NoAnswer, Problem } from "./api";
import { t } from "./texts.svelte";

export class Attempt {
  failed = $state("");

  /** Do it; what the server refuses, or does not answer, is kept as a sentence. */
  readonly run = async (deed: () => Promise<unknown>): Promise<void> => {
    this.failed = "";
    try {
      await deed();
    } catch (error) {
      if (error instanceof Problem) this.failed = t(`server-error-${error.error}`);
      else if (error instanceof NoAnswer) this.failed = t("web-table-cut");
      else throw error;
    }
  };
}

// Printed values of one's own for a table: those of the box typed on its page, or of a file.

import { api } from "$lib/api";
import { router } from "$lib/router.svelte";
import { t } from "$lib/texts.svelte";
import { readKept, type Kept } from "../box/kept";
import { checkBox, printed, refusalOf, unreadable, type Fact, type OwnValues } from "./facts";

export class TableOwnValues {
  /** as a table is opened with them; empty: the server's */
  components = $state.raw<OwnValues>({});
  /** the same by path, only what differs from the server's */
  changed = $state.raw<OwnValues>({});
  /** the paths of those that are as printed in the owner's box */
  confirmed = $state.raw<readonly string[]>([]);
  /** where they come from, in words; empty while none are used */
  from = $state("");
  refusal = $state("");
  /** values are being checked; a table opened now would not have them */
  waiting = $state(false);
  /** whether the list of all values is open */
  listed = $state(router.hash === "#values");
  readonly kept: Kept;
  #facts: Promise<Fact[]> | undefined;

  constructor(readonly game: string) {
    this.kept = readKept(game);
  }

  /** Values typed on the page of the box, changed or confirmed. */
  get typed(): number {
    return Object.keys(this.kept.values).length;
  }
  /** What uses them says how many of each there are. */
  get offer(): string {
    const n = Math.min(this.kept.changed, this.typed);
    return t("web-screens-values-use-box", { n, same: this.typed - n });
  }

  /** What the server plays with; asked for once. */
  facts(): Promise<Fact[]> {
    this.#facts ??= printed(this.game);
    return this.#facts;
  }

  async useBox(): Promise<void> {
    await this.#take(this.kept.values, this.kept.note, (n) => t("web-screens-values-box", { n }));
  }

  async bring(file: File): Promise<void> {
    let given: { values: OwnValues; note: string };
    try {
      given = await api.readComponents(this.game, await file.text(), file.name);
    } catch (error) {
      this.refusal = unreadable(this.game, error, file.name);
      return;
    }
    await this.#take(given.values, given.note, (n) =>
      t("web-screens-values-file", { file: file.name, n }),
    );
  }

  leave(): void {
    this.components = this.changed = {};
    this.confirmed = [];
    this.from = this.refusal = "";
  }

  async #take(values: OwnValues, note: string, says: (n: number) => string): Promise<void> {
    this.waiting = true;
    try {
      const known = new Set((await this.facts()).map((fact) => fact.path));
      const own = Object.fromEntries(Object.entries(values).filter(([path]) => known.has(path)));
      if (Object.keys(own).length === 0) {
        this.refusal = t("web-screens-values-none");
        return;
      }
      const answer = await checkBox(this.game, { values: own, note });
      const [reason = null] = answer.reasons;
      this.refusal = answer.ok ? "" : refusalOf(this.game, "bad-components", reason);
      if (!answer.ok) return;
      this.components = answer.components;
      this.changed = Object.fromEntries(answer.changed.map((path) => [path, own[path]]));
      this.confirmed = Object.keys(own).filter((path) => !answer.changed.includes(path));
      this.from = says(answer.changed.length);
    } catch {
      this.refusal = t("web-screens-no-answer");
    } finally {
      this.waiting = false;
    }
  }
}

export type Whose = "" | "mine" | "same";

/** The values a table gets: the server's, with one's own in their places and those compared marked. */
export function valuesOfTable(
  facts: Fact[],
  changed: OwnValues,
  confirmed: readonly string[],
): (Fact & { whose: Whose })[] {
  return facts.map((fact) => {
    if (fact.path in changed)
      return { ...fact, value: changed[fact.path], src: "owner", whose: "mine" };
    if (confirmed.includes(fact.path)) return { ...fact, src: "owner", whose: "same" };
    return { ...fact, whose: "" };
  });
}

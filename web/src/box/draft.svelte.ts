// The printed values, what an owner typed so far, kept in this browser, and what the server says to it.

import { Problem } from "$lib/api";
import { excuse } from "../screens/error-words";
import { checkBox, printed, type BoxAnswer, type Fact } from "../screens/facts";
import { keptAs, readKept, type Edits } from "./kept";
import { same } from "./typed";

const SOON = 250;
const AGAIN = 3000;
export const LONGEST_NOTE = 200;

type Whole = { values: Edits; note: string };

export class Draft {
  facts = $state.raw<Fact[]>([]);
  /** why there are none */
  missing = $state<"unknown" | "unreachable" | null>(null);
  values = $state.raw<Edits>({});
  note = $state("");
  answer = $state.raw<BoxAnswer | null>(null);
  /** why there is no answer to the last change, if there is none */
  trouble = $state("");
  /** what was there before a file or nothing took its place */
  before = $state.raw<Whole | null>(null);
  #ours = new Map<string, unknown>();
  #timer = 0;
  #asked = 0;

  constructor(readonly game: string) {}

  fetch = async (): Promise<void> => {
    this.missing = null;
    try {
      this.facts = await printed(this.game);
      this.#ours = new Map(this.facts.map((fact) => [fact.path, fact.value]));
      this.#take(readKept(this.game));
    } catch (error) {
      this.missing = error instanceof Problem && error.status === 404 ? "unknown" : "unreachable";
    }
  };
  get #whole(): Whole {
    return { values: this.values, note: this.note };
  }
  #take({ values, note }: Whole): void {
    const known = Object.entries(values).filter(([path]) => this.#ours.has(path));
    this.values = Object.fromEntries(known);
    this.note = note.slice(0, LONGEST_NOTE);
    this.#checkSoon();
  }
  #put(whole: Whole): void {
    this.#take(whole);
    try {
      const kept = { ...this.#whole, changed: this.changed };
      localStorage.setItem(keptAs(this.game), JSON.stringify(kept));
    } catch {
      // a browser that keeps nothing still edits
    }
  }
  /** Another tab changed it: follow. */
  follow = (event: StorageEvent): void => {
    if (event.key === keptAs(this.game)) this.#take(readKept(this.game));
  };

  valueOf = (path: string): unknown =>
    path in this.values ? this.values[path] : this.#ours.get(path);
  isRead = (path: string): boolean => path in this.values;
  isChanged = (path: string): boolean =>
    path in this.values && !same(this.values[path], this.#ours.get(path));
  get changed(): number {
    return Object.keys(this.values).filter(this.isChanged).length;
  }
  get read(): number {
    return Object.keys(this.values).length;
  }

  /** What is typed; back at our value, nothing was compared. */
  set(path: string, value: unknown): void {
    const { [path]: _, ...rest } = this.values;
    const isOurs = same(value, this.#ours.get(path));
    this.#put({ ...this.#whole, values: isOurs ? rest : { ...rest, [path]: value } });
  }
  reset = (path: string): void => this.set(path, this.#ours.get(path));
  /** What is printed is what we have, but for what was typed. */
  confirm(paths: string[]): void {
    const ours = Object.fromEntries(paths.map((path) => [path, this.#ours.get(path)]));
    this.#put({ ...this.#whole, values: { ...ours, ...this.values } });
  }
  say = (note: string): void => this.#put({ ...this.#whole, note });
  /** From a file, over what was typed. */
  bring(values: Edits, note: string): void {
    this.#replace({ values: { ...this.values, ...values }, note: note || this.note });
  }
  clear = (): void => this.#replace({ values: {}, note: "" });
  #replace(whole: Whole): void {
    this.before = this.#whole;
    this.#put(whole);
  }
  undo = (): void => {
    if (this.before) this.#put(this.before);
    this.before = null;
  };

  ask = (): Promise<BoxAnswer> => checkBox(this.game, this.#whole);
  stop = (): void => clearTimeout(this.#timer);
  #checkSoon(after = SOON): void {
    this.stop();
    this.#timer = window.setTimeout(() => void this.#check(), after);
  }
  /** The answer to what was typed last counts. */
  async #check(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const answer = await this.ask();
      if (asked === this.#asked) [this.answer, this.trouble] = [answer, ""];
    } catch (error) {
      this.trouble = excuse(error);
      if (asked === this.#asked) this.#checkSoon(AGAIN);
    }
  }
}

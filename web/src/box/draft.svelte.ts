// What an owner typed so far, kept in this browser, and what the server says to it.

import { excuse } from "../screens/error-words";
import { checkBox, type BoxAnswer, type BoxReason } from "../screens/facts";
import { keptAs, readKept, type Edits, type Kept, type Received } from "./kept";
import { same } from "./typed";

type Options = Record<string, string | number | boolean>;

const SOON = 250;
const AGAIN = 3000;
export const LONGEST_NOTE = 200;

/** Whether a value is what a reason speaks of, or one of the group it speaks of. */
export function concerns(reason: BoxReason, path: string): boolean {
  const { path: named, group } = reason.params;
  return [named, group].some(
    (one) => typeof one === "string" && (path === one || path.startsWith(`${one}.`)),
  );
}

export class Draft {
  values = $state.raw<Edits>({});
  note = $state("");
  /** what came with a link */
  received = $state.raw<Received | null>(null);
  answer = $state.raw<BoxAnswer | null>(null);
  /** the server has not yet said what it thinks of the last change */
  waiting = $state(true);
  /** why there is no answer to the last change, if there is none */
  trouble = $state("");
  #timer = 0;
  #asking = false;
  #changes = 0;
  #wanted: Options | null = null;
  #settling: (() => void)[] = [];
  /** what was confirmed as printed, also where something else was typed since */
  readonly #confirmed = new Set<string>();

  constructor(
    readonly game: string,
    readonly printed: ReadonlyMap<string, unknown>,
  ) {
    this.#take(readKept(game));
  }

  #take({ values, note, received }: Omit<Kept, "changed">): void {
    this.values = Object.fromEntries(
      Object.entries(values).filter(([path]) => this.printed.has(path)),
    );
    this.note = note.slice(0, LONGEST_NOTE);
    this.received = received;
    this.#confirmed.clear();
    for (const path of Object.keys(this.values))
      if (!this.isChanged(path)) this.#confirmed.add(path);
  }

  /** Another tab changed it: follow. */
  follow = (event: StorageEvent): void => {
    if (event.key === keptAs(this.game)) this.#take(readKept(this.game));
  };

  #keep(): void {
    try {
      localStorage.setItem(
        keptAs(this.game),
        JSON.stringify({
          values: this.values,
          note: this.note,
          changed: this.changed,
          received: this.received,
        } satisfies Kept),
      );
    } catch {
      // a browser that keeps nothing still edits
    }
  }

  valueOf = (path: string): unknown =>
    path in this.values ? this.values[path] : this.printed.get(path);
  isRead = (path: string): boolean => path in this.values;
  isChanged = (path: string): boolean =>
    path in this.values && !same(this.values[path], this.printed.get(path));

  get changed(): number {
    return Object.keys(this.values).filter(this.isChanged).length;
  }

  /** How many values were compared. */
  get read(): number {
    return Object.keys(this.values).length;
  }

  /** Every value as it is typed, for the drawing. */
  get whole(): Record<string, unknown> {
    return { ...Object.fromEntries(this.printed), ...this.values };
  }

  /** What is typed. Back at what we have, it is as uncompared or confirmed as it was before. */
  set(path: string, value: unknown): void {
    if (same(value, this.printed.get(path)) && !this.#confirmed.has(path))
      return this.reset([path]);
    this.values = { ...this.values, [path]: value };
    this.#keep();
  }
  /** What is printed is what we have. */
  confirm(paths: string[]): void {
    this.values = {
      ...Object.fromEntries(paths.map((path) => [path, this.printed.get(path)])),
      ...this.values,
    };
    for (const path of paths) this.#confirmed.add(path);
    this.#keep();
  }
  reset(paths: string[]): void {
    for (const path of paths) this.#confirmed.delete(path);
    this.values = Object.fromEntries(
      Object.entries(this.values).filter(([path]) => !paths.includes(path)),
    );
    this.#keep();
  }
  replace(values: Edits, note = this.note, received = this.received): void {
    this.#take({ values, note, received: Object.keys(values).length > 0 ? received : null });
    this.#keep();
  }

  /** Values of somebody else, from a link. */
  receive(shared: Received): void {
    this.replace(shared.values, shared.note, shared);
  }

  /** Without what came with a link; what was typed since stays. */
  leaveReceived(): void {
    const { values = {}, note = "" } = this.received ?? {};
    const own = Object.entries(this.values).filter(
      ([path, value]) => !(path in values && same(value, values[path])),
    );
    this.replace(Object.fromEntries(own), this.note === note ? "" : this.note, null);
  }
  say(note: string): void {
    this.note = note;
    this.#keep();
  }

  reasonFor = (path: string): BoxReason | undefined =>
    this.answer?.reasons.find((one) => one.params.path === path);
  /** Why some values together do not fit, such as a sum, one of them being this. */
  reasonWith = (path: string): BoxReason | undefined =>
    this.answer?.reasons.find((one) => one.params.path !== path && concerns(one, path));

  /** Ask the server, a moment after the last change; one question at a time. */
  check(options: Options): void {
    this.#wanted = options;
    this.#changes += 1;
    this.waiting = true;
    this.#send(SOON);
  }
  /** Once the server has answered to what is there now. */
  settled(): Promise<void> {
    return this.waiting ? new Promise((done) => this.#settling.push(done)) : Promise.resolve();
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
  }

  #send(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#ask(), after);
  }
  async #ask(): Promise<void> {
    const options = this.#wanted;
    if (this.#asking || options === null) return;
    this.#asking = true;
    const changes = this.#changes;
    let answer: BoxAnswer;
    try {
      answer = await checkBox(this.game, { values: this.values, note: this.note, options });
      this.trouble = "";
    } catch (error) {
      this.trouble = excuse(error);
      return this.#send(AGAIN);
    } finally {
      this.#asking = false;
    }
    if (this.#changes !== changes) return this.#send(0);
    this.answer = answer;
    this.waiting = false;
    for (const done of this.#settling.splice(0)) done();
  }
}

// What is said at a table, and whom one does not listen to.

import { api, type ChatLine } from "$lib/api";

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  muted = $state.raw<number[]>([]);
  unread = $state(0);

  constructor(
    private readonly table: string,
    private readonly seat: () => number | null,
  ) {}

  hear(line: ChatLine): void {
    if (this.#add(line) && line.seat !== this.seat()) this.unread += 1;
  }

  async read(): Promise<void> {
    try {
      ({ lines: this.lines, muted: this.muted } = await api.chat(this.table, 0, this.seat()));
    } catch {
      // what is said later comes by the subscription
    }
  }

  async say(text: string): Promise<void> {
    this.#add(await api.say(this.table, text, this.seat()));
  }

  /** No longer hear somebody, or hear everything they said again. */
  async mute(seat: number, on: boolean): Promise<void> {
    await api.mute(this.table, seat, on, this.seat());
    await this.read();
  }

  /** Whether it was not known yet. */
  #add(line: ChatLine): boolean {
    if (this.lines.some((known) => known.id === line.id)) return false;
    this.lines = [...this.lines, line];
    return true;
  }
}

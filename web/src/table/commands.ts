// One command at a time: how it is sent, and what is seen of it on its way.

import { api, Problem, type Command, type Receipt } from "$lib/api";
import type { TableSession } from "./session.svelte";

const PATIENCE = 300;

export class Commands {
  /** up to where the table stood when the command on its way was given, and its end */
  #sentAt = -1;
  #answered: Promise<void> = Promise.resolve();

  constructor(
    private readonly session: TableSession,
    /** send one on the open connection; null where none is open */
    private readonly live: (command: Command) => Promise<Receipt> | null,
    /** until the table is shown up to that number */
    private readonly until: (seq: number) => Promise<void>,
  ) {}

  /** An update may overtake the receipt: what is asked of the newer table goes out after it. */
  async give(wanted: Partial<Command>): Promise<boolean> {
    const { session } = this;
    while (session.sending) {
      if (session.state?.seq === this.#sentAt) return false;
      await this.#answered;
    }
    if (session.state === null) return false;
    session.sending = true;
    const sent = this.#send(wanted, session.state.seq);
    this.#answered = sent.then(() => undefined);
    return await sent;
  }

  async #send(wanted: Partial<Command>, seq: number): Promise<boolean> {
    const { session } = this;
    this.#sentAt = seq;
    session.refusal = null;
    session.missed = [];
    const seen = setTimeout(() => (session.slow = session.state?.seq === seq), PATIENCE);
    try {
      const whole = { expected_seq: seq, seat: session.seat, ...wanted };
      const again = (tries: number) => (session.resent = tries);
      const receipt = await api.command(session.id, whole, again, this.live);
      await this.until(receipt.seq);
      return true;
    } catch (error) {
      if (error instanceof Problem) session.refusal = session.refusalOf(error);
      return false;
    } finally {
      clearTimeout(seen);
      session.sending = session.slow = false;
      session.resent = 0;
    }
  }
}

// One command at a time: how it is sent, and what is seen of it on its way.

import { api, Problem, type Command, type Receipt, type State } from "$lib/api";
import type { TableSession } from "./session.svelte";

const PATIENCE = 300;
/** Means the same wherever the table has got to; a choice or an undo does not. */
const LASTING: Command["kind"][] = [
  "return",
  "offer_end",
  "answer",
  "pause",
  "resume",
  "resign",
  "replace",
  "take_over",
];

/** What is proposed, as long as it is open; answers belong to it. */
const proposed = ({ proposal }: State): string =>
  JSON.stringify(proposal && [proposal.matter, proposal.by, proposal.seat, proposal.lapses]);

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
    const sent = this.#send(wanted, session.state);
    this.#answered = sent.then(() => undefined);
    return await sent;
  }

  async #send(wanted: Partial<Command>, state: State): Promise<boolean> {
    const { session } = this;
    const { seq } = state;
    this.#sentAt = seq;
    session.refusal = null;
    session.missed = [];
    const seen = setTimeout(() => (session.slow = session.state?.seq === seq), PATIENCE);
    try {
      const receipt = await this.#insist(wanted, state);
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

  /** Others may be faster, bots above all: what lasts is sent again with the number of then. */
  async #insist(wanted: Partial<Command>, state: State): Promise<Receipt> {
    const { id, seat } = this.session;
    const again = (tries: number) => (this.session.resent = tries);
    for (let seq = state.seq; ;) {
      try {
        return await api.command(id, { expected_seq: seq, seat, ...wanted }, again, this.live);
      } catch (error) {
        if (!(error instanceof Problem) || error.error !== "late") throw error;
        if (!LASTING.includes(wanted.kind)) throw error;
        const now = await api.updates(id, error.seq ?? seq, seat);
        if (wanted.kind === "answer" && proposed(now.state) !== proposed(state)) throw error;
        seq = now.seq;
      }
    }
  }
}

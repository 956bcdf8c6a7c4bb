// Tables that wait for this reader: counted in the tab's title and on the app's icon.

import { api, type Mine } from "./api";

const SEEN = 15_000;
const HIDDEN = 60_000;

export const isMyTurn = ({ table, seats }: Mine): boolean =>
  table.status === "running" && !table.away && table.actor !== null && seats.includes(table.actor);

/** Of several tables those that wait, the one that waits longest first. */
export const inTurn = (tables: readonly Mine[]): Mine[] =>
  tables.filter(isMyTurn).sort((a, b) => a.table.updated - b.table.updated);

class Waiting {
  tables = $state.raw<Mine[]>([]);

  /** Those that wait, without the one that is looked at. */
  beside(table: string | null): Mine[] {
    return this.tables.filter((one) => one.table.id !== table);
  }

  /** Before a title: how many wait. */
  count(table: string | null = null): string {
    const n = this.beside(table).length;
    return n > 0 ? `(${n}) ` : "";
  }

  /** Look now and from time to time, until the answer is called. */
  watch(): () => void {
    let timer = 0;
    const look = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(look, document.hidden ? HIDDEN : SEEN);
      void this.read();
    };
    const shown = (): void => void (document.hidden || look());
    document.addEventListener("visibilitychange", shown);
    look();
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", shown);
    };
  }

  async read(): Promise<void> {
    try {
      this.tables = inTurn((await api.mine()).tables);
      await navigator.setAppBadge?.(this.tables.length);
    } catch {
      // the next look may have an answer
    }
  }
}

export const waiting = new Waiting();

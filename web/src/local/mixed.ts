// On a served page: a table that was moved to this browser is reached here, all else on the server.

import type { Listed } from "$lib/api";
import { http, type Reply, type Transport } from "$lib/transport";
import { isHere } from "./here";

const OF_A_TABLE = /^\/tables\/([0-9a-z]{16})(?![0-9a-z])(?!\/local)/;
const LISTS = ["/me/tables", "/tables"];

/** Whether an address is about a table that is played here. */
export const isAboutHere = (address: string): boolean => {
  const table = OF_A_TABLE.exec(address)?.[1];
  return table !== undefined && isHere(table);
};

interface Kept {
  listed: () => Promise<Listed[]>;
}

/** `here` answers for the tables of this browser; `store` knows how they stand. */
export function mixed(here: Transport, store: () => Promise<Kept>): Transport {
  async function withOurs(reply: Reply): Promise<Reply> {
    const kept = await store().then((found) => found.listed());
    const ours = new Map(kept.map((one) => [one.table.id, one]));
    const data = reply.data as { tables: Listed[] };
    const tables = data.tables.map((one) =>
      isHere(one.table.id) ? (ours.get(one.table.id) ?? one) : one,
    );
    return { ...reply, data: { ...data, tables } };
  }
  return {
    async request(method, address, body) {
      if (isAboutHere(address)) return here.request(method, address, body);
      const reply = await http.request(method, address, body);
      const isList = method === "GET" && LISTS.includes(address) && reply.status === 200;
      return isList ? withOurs(reply) : reply;
    },
    listen: (address, heard, closed) =>
      (isAboutHere(address) ? here : http).listen(address, heard, closed),
  };
}

// The link for everybody, by table: the server keeps only its hash, so whoever made it keeps it here.

import { KeptByTable } from "./kept-by-table";

const links = new KeptByTable<string>("teahouse-links");

export const keptLink = (table: string): string | null => links.get(table);

/** Keep the secret of a link, or forget it; a browser that keeps none makes a new one each time. */
export const keepLink = (table: string, token: string | null): void => links.set(table, token);

// Whether this page has a server behind it, or is a folder that nobody serves but a web space.

const mark = document.querySelector<HTMLMetaElement>('meta[name="teahouse-local"]');

/** There is no server: the tables are in this browser. */
export const isLocal = mark !== null;
/** Where Python and what is told of the games are. */
export const partsAt = new URL(mark?.content ?? "/local/", document.baseURI).href;

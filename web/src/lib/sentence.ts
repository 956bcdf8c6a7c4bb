// Words put together as sentences.

/** With a full stop, unless it ends like a sentence already. */
export const sentence = (words: string): string =>
  words === "" || /[.?!…]$/.test(words) ? words : `${words}.`;

// Searching the rules: small letters, accents left aside.

export interface Part {
  text: string;
  hit: boolean;
}

export const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const wordsOf = (wanted: string): string[] => plain(wanted).split(/\s+/).filter(Boolean);

/** The text in parts, those that one of the words meets marked; letters stay as they are written. */
export function marked(text: string, words: string[]): Part[] {
  if (words.length === 0) return [{ text, hit: false }];
  const letters = [...text.normalize("NFC")];
  const simple = letters.map(plain);
  let length = 0;
  const starts = simple.map((letter) => (length += letter.length) - letter.length);
  const whole = simple.join("");
  const isHit = letters.map(() => false);
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      starts.forEach((start, n) => {
        if (start < at + word.length && start + (simple[n]?.length ?? 0) > at) isHit[n] = true;
      });
    }
  }
  const parts: Part[] = [];
  letters.forEach((letter, n) => {
    const hit = isHit[n] ?? false;
    const last = parts.at(-1);
    if (last?.hit === hit) last.text += letter;
    else parts.push({ text: letter, hit });
  });
  return parts;
}

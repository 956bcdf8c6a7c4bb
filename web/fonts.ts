// The fonts of the client, cut from the packages that bring them: our characters, our weights.
// Open Sans is taken a little narrower than it comes, so that its figures fit in counts.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const MODULES = fileURLToPath(new URL("node_modules/", import.meta.url));
export const FONTS = `${MODULES}.fonts`;

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join("");
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’“”„…‹›€−`;
const FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "tnum"];
const WEIGHTS = { min: 400, max: 700 };

const CUTS = {
  sans: {
    from: "open-sans/files/open-sans-latin-standard-normal",
    axes: { wght: WEIGHTS, wdth: 92 },
  },
  serif: { from: "vollkorn/files/vollkorn-latin-wght-normal", axes: { wght: WEIGHTS } },
  italic: { from: "vollkorn/files/vollkorn-latin-wght-italic", axes: { wght: 400 } },
};

/** Write the fonts to `FONTS`, one file for each cut. */
export async function cutFonts(): Promise<void> {
  await mkdir(FONTS, { recursive: true });
  for (const [name, { from, axes }] of Object.entries(CUTS)) {
    const whole = await readFile(`${MODULES}@fontsource-variable/${from}.woff2`);
    const options = {
      targetFormat: "woff2",
      variationAxes: axes,
      keepFeatures: FEATURES,
      noHinting: true,
    } as const;
    await writeFile(`${FONTS}/${name}.woff2`, await subset(whole, CHARACTERS, options));
  }
}

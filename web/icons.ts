// The leaf as pictures of a size, for those who put the page on their phone or desktop.

import { Resvg } from "@resvg/resvg-wasm";
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { at } from "./paths.ts";
import { renderer } from "./renderer.ts";

const LEAF = at("public/leaf.svg");
const PAPER = "#f7f3e8";
/** Name, size, and how much of it the leaf fills: systems cut circles out of some. */
const ICONS = [
  ["icon-192", 192, 0.75],
  ["icon-512", 512, 0.75],
  ["icon-cut-512", 512, 0.5],
  ["icon-180", 180, 0.7],
] as const;

/** Puts `icons/*.png` beside the index. */
export const icons = (): Plugin => ({
  name: "icons",
  async generateBundle() {
    await renderer();
    const leaf = await readFile(LEAF, "utf-8");
    for (const [name, size, share] of ICONS)
      this.emitFile({
        type: "asset",
        fileName: `icons/${name}.png`,
        source: new Resvg(framed(leaf, size, share)).render().asPng(),
      });
  },
});

function framed(leaf: string, size: number, share: number): string {
  const inner = size * share;
  const edge = (size - inner) / 2;
  const placed = leaf.replace(
    "<svg ",
    `<svg x="${edge}" y="${edge}" width="${inner}" height="${inner}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${PAPER}"/>${placed}</svg>`;
}

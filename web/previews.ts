// The picture of each game that chat programs show with a link: its cover, drawn without a browser.

import { Resvg } from "@resvg/resvg-wasm";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdir, readFile } from "node:fs/promises";
import { render } from "svelte/server";
import { createServer, type Plugin } from "vite";
import { ALIAS, at } from "./paths.ts";
import { renderer } from "./renderer.ts";

const SIZE = { width: 1200, height: 630 };
const GAMES = at("src/games");
const SPRITE = "/src/lib/Sprite.svelte";

/** Puts `preview-<game>.png` beside the index. */
export const previews = (): Plugin => ({
  name: "previews",
  async generateBundle() {
    await renderer();
    for (const [game, svg] of await covers())
      this.emitFile({
        type: "asset",
        fileName: `preview-${game}.png`,
        source: new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng(),
      });
  },
});

/** Covers say nothing: their pieces get by without the texts of a page. */
const wordless: Plugin = {
  name: "wordless",
  enforce: "pre",
  resolveId: (id) => (id.endsWith("/texts.svelte") ? "\0wordless" : null),
  load: (id) =>
    id === "\0wordless" ? 'export const t = () => ""; export const texts = {};' : null,
};

/** The covers as whole SVG files, by game. */
async function covers(): Promise<Map<string, string>> {
  const vite = await createServer({
    configFile: false,
    root: at("."),
    plugins: [wordless, svelte({ compilerOptions: { css: "injected", dev: false } })],
    resolve: { alias: ALIAS },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: "custom",
    logLevel: "error",
  });
  const drawn = async (path: string): Promise<string> => {
    const { default: part } = await vite.ssrLoadModule(path);
    const { head, body } = render(part);
    return `${head}${body}`;
  };
  const found = new Map<string, string>();
  try {
    for (const game of await readdir(GAMES)) {
      const files = await readdir(`${GAMES}/${game}`).catch(() => []);
      if (!files.includes("Cover.svelte")) continue;
      const parts = [await drawn(SPRITE), await drawn(`/src/games/${game}/Cover.svelte`)];
      found.set(game, whole(parts.join(""), await colours(game, files)));
    }
  } finally {
    await vite.close();
  }
  return found;
}

/** The light colours, by name. */
async function colours(game: string, files: string[]): Promise<Map<string, string>> {
  const sheets = files
    .filter((file) => file.endsWith(".css"))
    .map((file) => `${GAMES}/${game}/${file}`);
  const found = new Map<string, string>();
  for (const sheet of [at("src/style/tokens.css"), ...sheets]) {
    const [, light = ""] = /:root \{(.*?)\n\}/s.exec(await readFile(sheet, "utf-8")) ?? [];
    for (const [, name = "", value = ""] of light.matchAll(/(--[\w-]+): ([^;]+);/g))
      found.set(name, value);
  }
  return found;
}

/** One drawing of the size that is shown; a renderer knows no properties of one's own. */
function whole(parts: string, colours: Map<string, string>): string {
  const drawing = parts
    .replace(/<!--.*?-->/gs, "")
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => colours.get(name) ?? "none")
    .replace(/<svg ([^>]*viewBox)/g, `<svg width="${SIZE.width}" height="${SIZE.height}" $1`)
    .replace("xMidYMid slice", "xMidYMax slice"); // what leads away stands at the foot
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${drawing}</svg>`;
}

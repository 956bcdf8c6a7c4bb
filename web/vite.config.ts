import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdir, readFile } from "node:fs/promises";
import { defineConfig, type Plugin } from "vite";
import { cutFonts } from "./fonts.ts";
import { ALIAS, at } from "./paths.ts";

/** The picture of each game that chat programs show with a link: one file beside the index. */
const previews = (): Plugin => ({
  name: "previews",
  async generateBundle() {
    const games = at("src/games");
    for (const game of await readdir(games)) {
      const source = await readFile(`${games}/${game}/preview.png`).catch(() => null);
      if (source) this.emitFile({ type: "asset", fileName: `preview-${game}.png`, source });
    }
  },
});

const api = process.env.TEAHOUSE_API ?? "http://127.0.0.1:8080";

await cutFonts();

export default defineConfig({
  plugins: [svelte(), previews()],
  resolve: { alias: ALIAS },
  server: {
    fs: { allow: [at("."), ALIAS.$locale, ALIAS.$games] },
    proxy: { "/api": { target: api, ws: true } },
  },
  build: {
    outDir: at("../src/teahouse/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { cutFonts } from "./fonts.ts";
import { ALIAS, at } from "./paths.ts";
import { previews } from "./previews.ts";

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

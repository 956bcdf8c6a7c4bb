import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { cutFonts, FONTS } from "./fonts.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.TEAHOUSE_API ?? "http://127.0.0.1:8080";

await cutFonts();

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $locale: at("../src/teahouse/locales"), $lib: at("src/lib"), $fonts: FONTS } },
  server: {
    fs: { allow: [at("."), at("../src/teahouse/locales")] },
    proxy: { "/api": { target: api, ws: true }, "/join": api },
  },
  build: {
    outDir: at("../src/teahouse/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
});

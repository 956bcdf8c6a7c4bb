import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { cutFonts } from "./fonts.ts";
import { icons } from "./icons.ts";
import { ALIAS, at } from "./paths.ts";
import { previews } from "./previews.ts";
import { withSizes } from "./src/style/sizes.ts";

const api = process.env.TEAHOUSE_API ?? "http://127.0.0.1:8080";

await cutFonts();

/** The sizes that styles name. */
const sizes: Plugin = {
  name: "sizes",
  enforce: "pre",
  transform: (code, id) => (/\.(css|svelte)$/.test(id) ? withSizes(code) : null),
};

export default defineConfig({
  plugins: [sizes, svelte(), previews(), icons()],
  resolve: { alias: ALIAS },
  server: {
    fs: { allow: [at("."), ALIAS.$locale, ALIAS.$games] },
    proxy: { "/api": { target: api, ws: true } },
  },
  worker: { format: "es" },
  experimental: {
    // Scripts and styles find their neighbours wherever the folder lies; only the index, which is
    // served under many addresses, names them from the root. See src/teahouse/publish/.
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  build: {
    outDir: at("../src/teahouse/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { ALIAS } from "./paths.ts";

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: ALIAS, conditions: ["browser"] },
  test: { include: ["src/**/*.test.ts"], setupFiles: ["src/testing/setup.ts"] },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { ALIAS } from "./paths.ts";

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: ALIAS, conditions: ["browser"] },
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/setup.ts"],
    // guards against what hangs, on however busy a machine
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

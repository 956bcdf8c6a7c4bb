// What the compiler does not hold: see docs/client.md.
import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig([
  globalIgnores([
    "node_modules/",
    "public/",
    "src/lib/openapi.d.ts",
    "src/games/*/view-types.d.ts",
  ]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      "no-undef": "off", // the compiler knows
      eqeqeq: "error",
      "svelte/no-at-html-tags": "error",
      "svelte/no-navigation-without-resolve": "off", // of SvelteKit, which this is not
      "svelte/no-unused-svelte-ignore": "off", // it does not see what the compiler would say
      "svelte/prefer-svelte-reactivity": "off", // ours are local or not drawn
      "svelte/no-useless-mustaches": "off", // they keep a space
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  { files: ["*.ts", "*.js"], languageOptions: { globals: { ...globals.node } } },
]);

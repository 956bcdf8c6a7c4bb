// Short names of folders, for the build and the tests; tsconfig.json has them for the compiler.

import { fileURLToPath } from "node:url";
import { FONTS } from "./fonts.ts";

export const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const ALIAS = {
  $locale: at("../src/teahouse/locales"),
  $games: at("../src/teahouse/games"),
  $lib: at("src/lib"),
  $fonts: FONTS,
};

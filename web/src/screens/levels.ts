import type { Level } from "$lib/api";

import levels from "./levels.json";

export const LEVELS = levels as readonly Level[];

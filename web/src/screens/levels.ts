import type { Level } from "$lib/api";

export const LEVELS: readonly Level[] = ["novice", "easy", "medium", "hard", "master"];

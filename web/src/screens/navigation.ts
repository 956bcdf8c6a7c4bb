// The links that every page offers.

import type { Language } from "$lib/texts.svelte";

export const NAVIGATION = [
  { href: "/learn", text: "web-screens-learn", icon: "rules" },
  { href: "/bots", text: "web-screens-bots", icon: "bot" },
  { href: "/solo", text: "web-screens-solo", icon: "point" },
  { href: "/about", text: "web-screens-about", icon: "info" },
] as const;

/** Each language by its own name, for those who read no other. */
export const LANGUAGE_NAMES: { value: Language; text: string; lang: string }[] = [
  { value: "en", text: "English", lang: "en" },
  { value: "fr", text: "Français", lang: "fr" },
  { value: "it", text: "Italiano", lang: "it" },
];

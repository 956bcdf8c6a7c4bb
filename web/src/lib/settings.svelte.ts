// What this reader prefers, kept in this browser.

import { keep, keptRecord } from "$lib/kept";
import { LANGUAGES, texts, type Language } from "./texts.svelte";

export type Theme = "system" | "light" | "dark";
export type MotionSetting = "system" | "full" | "calm";
/** How long one looks at each move of the others. */
export type Pace = "slow" | "normal" | "quick";

/** When one says once more that it shall be done. */
export type Confirm = "never" | "turn" | "step";

export interface Settings {
  name: string;
  language: Language;
  theme: Theme;
  motion: MotionSetting;
  pace: Pace;
  sound: boolean;
  confirm: Confirm;
  largerPieces: boolean;
  strongerEdges: boolean;
  letters: boolean;
  /** games whose short guide was read or put away */
  met: string[];
}

export const CONFIRMATIONS: readonly Confirm[] = ["never", "turn", "step"];
const KEPT_AS = "teahouse-settings";

function preferred(): Language {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return (
    spoken.map((tag) => LANGUAGES.find((known) => known === tag)).find((known) => known) ?? "en"
  );
}

function standard(): Settings {
  return {
    name: "",
    language: preferred(),
    theme: "system",
    motion: "system",
    pace: "normal",
    sound: false,
    confirm: "turn",
    largerPieces: false,
    strongerEdges: false,
    letters: false,
    met: [],
  };
}

function read(): Settings {
  const plain = standard();
  const found: Partial<Settings> = keptRecord(KEPT_AS);
  return {
    ...plain,
    ...found,
    language: LANGUAGES.find((language) => language === found.language) ?? plain.language,
  };
}

export const settings = $state<Settings>(read());

/** As if this browser had never been here, but in the language one reads. */
export function forgetSettings(): void {
  Object.assign(settings, { ...standard(), language: settings.language });
  keep(KEPT_AS, $state.snapshot(settings));
}

const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: darkness.matches, calm: stillness.matches });
darkness.addEventListener("change", () => (system.dark = darkness.matches));
stillness.addEventListener("change", () => (system.calm = stillness.matches));

export const isDark = (): boolean =>
  settings.theme === "system" ? system.dark : settings.theme === "dark";
/** Whether things shall fade instead of travel. */
export const isCalm = (): boolean =>
  settings.motion === "system" ? system.calm : settings.motion === "calm";

$effect.root(() => {
  $effect(() => {
    keep(KEPT_AS, $state.snapshot(settings));
  });
  $effect(() => {
    const page = document.documentElement.dataset;
    page.theme = isDark() ? "dark" : "light";
    page.motion = isCalm() ? "calm" : "full";
    page.pieces = settings.largerPieces ? "larger" : "plain";
    page.edges = settings.strongerEdges ? "stronger" : "plain";
    page.letters = settings.letters ? "on" : "off";
  });
  $effect(() => {
    if (settings.language !== texts.language) void texts.speak(settings.language);
  });
});

/** Another tab changed something: follow it. */
addEventListener("storage", (event) => {
  if (event.key === KEPT_AS) Object.assign(settings, read());
});

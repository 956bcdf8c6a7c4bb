// A legal choice on the board or the tray: what makes an element its button.

import { t } from "$lib/texts.svelte";
import type { Choice, Scene } from "../contract";
import type { CeylonView, Kind } from "./view";

export type CeylonScene = Scene<CeylonView>;

export function named(scene: CeylonScene, action: string): Choice | undefined {
  return scene.choices.find((choice) => choice.action === action);
}

/** The choice of an action by itself: "plant", "move". Its place differs from the hexes of "plant b3". */
export function doing(scene: CeylonScene, kind: Kind): Choice | undefined {
  return scene.choices.find((choice) => choice.choice === "do" && choice.values.action === kind);
}

function wording(scene: CeylonScene, choice: Choice): string {
  const { seat } = choice.values;
  const name = typeof seat === "number" ? (scene.players[seat]?.name ?? "") : "";
  return t(`ceylon-choice-${choice.choice}`, { ...choice.values, name });
}

/** The choice whose consequence is shown: under the pointer, else the one waiting to be confirmed. */
export const shown = (scene: CeylonScene): Choice | null => scene.hovered ?? scene.selected ?? null;

export const isShown = (scene: CeylonScene, choice: Choice | undefined): boolean =>
  choice !== undefined && shown(scene)?.id === choice.id;

/** For a button: what it shows when pointed at and does when pressed. */
export function answer(scene: CeylonScene, choice: Choice) {
  return {
    "data-choice": choice.id,
    "aria-label": wording(scene, choice),
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      scene.choose(choice);
    },
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") scene.hover(choice);
    },
    onpointerleave: (event: PointerEvent) => {
      if (event.pointerType === "mouse") scene.hover(null);
    },
    onfocus: () => scene.hover(choice),
    onblur: () => scene.hover(null),
  };
}

/** The same for a part of a drawing, which is no button by nature. */
export function drawnAnswer(scene: CeylonScene, choice: Choice) {
  return {
    ...answer(scene, choice),
    role: "button",
    tabindex: 0,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      scene.choose(choice);
    },
  };
}

/** A place that is not lit: pressing it asks why. */
export function question(scene: CeylonScene, notations: string[]) {
  return { onclick: () => scene.whyNot(notations) };
}

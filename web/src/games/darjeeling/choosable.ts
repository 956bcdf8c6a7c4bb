// What makes a drawn thing a control: a legal choice, or an unlit place that says why not.

import { t } from "$lib/texts.svelte";
import type { Choice } from "../contract";
import type { DarjeelingScene } from "./view";

export const labelOf = (choice: Choice): string => t(`darjeeling-choice-${choice.choice}`, choice.values);

/** Attributes of an element that stands for a legal choice. */
export function lit(scene: DarjeelingScene, choice: Choice) {
  return {
    role: "button",
    tabindex: 0,
    onkeydown: (event: KeyboardEvent) => press(event, () => scene.choose(choice)),
    ...litButton(scene, choice),
  };
}

/** The same for a real button, which hears Enter and Space by itself. */
export function litButton(scene: DarjeelingScene, choice: Choice) {
  return {
    "data-choice": choice.id,
    "aria-label": labelOf(choice),
    "aria-pressed": scene.selected === undefined ? undefined : scene.selected?.id === choice.id,
    onclick: () => scene.choose(choice),
    ...hovering(scene, choice),
  };
}

/** Attributes of a place that cannot be chosen now. */
export const unlit = (scene: DarjeelingScene, ...notations: string[]) => ({
  onclick: () => scene.whyNot(notations),
});

function hovering(scene: DarjeelingScene, choice: Choice) {
  return {
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && scene.hover(choice),
    onpointerleave: () => scene.hover(null),
    onfocus: () => scene.hover(choice),
    onblur: () => scene.hover(null),
  };
}

function press(event: KeyboardEvent, choose: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  choose();
}

// What can be chosen, and what a tap on an unlit place asks.

import { t } from "$lib/texts.svelte";
import type { Choice, Scene } from "../contract";
import type { View } from "./view";

export type Table = Scene<View>;

export const choiceOf = (scene: Table, action: string): Choice | null =>
  scene.choices.find((choice) => choice.action === action) ?? null;

export const choicesOf = (scene: Table, ...names: string[]): Choice[] =>
  scene.choices.filter((choice) => names.includes(choice.choice));

export const say = (choice: Choice): string => t(`alubari-choice-${choice.choice}`, choice.values);

export const isHot = (scene: Table, choice: Choice | null): boolean =>
  choice !== null && scene.hovered?.id === choice.id;

export const isChosen = (scene: Table, choice: Choice | null): boolean =>
  choice !== null && scene.selected?.id === choice.id;

/** Taps on elements with `data-ask` ask why not; `|` parts the notations. */
export const askWhy = (scene: Table) => (node: Element) => {
  const tap = (event: Event) => {
    const place = (event.target as Element).closest<HTMLElement | SVGElement>("[data-ask], [data-choice]");
    const ask = place?.dataset.ask;
    if (ask !== undefined) scene.whyNot(ask.split("|"));
  };
  node.addEventListener("click", tap);
  return () => node.removeEventListener("click", tap);
};

/** What a button or a place needs to be chosen by hand, pointer or keys. */
export const handles = (scene: Table, choice: Choice) => ({
  "data-choice": choice.id,
  "aria-label": say(choice),
  "aria-pressed": isChosen(scene, choice) || undefined,
  onclick: () => scene.choose(choice),
  onpointerenter: (event: PointerEvent) => {
    if (event.pointerType === "mouse") scene.hover(choice);
  },
  onpointerleave: () => scene.hover(null),
  onfocus: () => scene.hover(choice),
  onblur: () => scene.hover(null),
});

/** A board taller than its box scrolls by the wheel; only then the wheel does not bring it nearer. */
export const scrollByWheel = (node: Element) => {
  const wheel = (event: Event) => {
    if (node.scrollHeight > node.clientHeight && !(event as WheelEvent).ctrlKey) event.stopPropagation();
  };
  node.addEventListener("wheel", wheel);
  return () => node.removeEventListener("wheel", wheel);
};

/** Outlines the places the log points at. */
export const markPlaces = (places: string[]) => (node: Element) => {
  const found = [...node.querySelectorAll<HTMLElement | SVGElement>("[data-place]")];
  const meant = found.filter((place) => places.includes(place.dataset.place ?? ""));
  for (const place of meant) place.dataset.marked = "";
  return () => {
    for (const place of meant) delete place.dataset.marked;
  };
};

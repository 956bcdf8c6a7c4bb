// What makes a thing on a board or a tray a control, the same for every game: a legal choice, by
// mouse, touch, keyboard and for those who listen; or an unlit place that says why not.

import { wayKey, wholeOnes } from "../table/implied-choices";
import { wayWords } from "../table/words";
import type { Choice, Scene } from "./face";

/** What is needed of a scene here, whatever its view is. */
export type Choosing = Omit<Scene<unknown>, "view" | "seat" | "marked" | "values">;

/** The legal choice of a kind with these values, if there is one. */
export const choiceOf = (
  scene: Choosing,
  name: string,
  values: Choice["values"] = {},
): Choice | undefined =>
  scene.choices.find((choice) => choice.choice === name && fits(choice, values));

export const fits = (choice: Choice, values: Choice["values"]): boolean =>
  Object.entries(values).every(([name, value]) => choice.values[name] === value);

/** The legal choices of some kinds. */
export const choicesOf = (scene: Choosing, ...names: string[]): Choice[] =>
  scene.choices.filter((choice) => names.includes(choice.choice));

/** Those of a kind that several of them make up, whole: tiles of all sizes as one laying. */
export const wholeChoices = (scene: Choosing, name: string): Choice[] =>
  wholeOnes(choicesOf(scene, name), { [name]: [name] });

export const labelOf = (scene: Choosing, choice: Choice): string =>
  wayWords(scene.game, choice, (seat) => scene.players[seat]?.name ?? "", scene.speech);

/** The choice whose consequence is shown: under the pointer, else the one waiting to be confirmed. */
export const shownChoice = (scene: Choosing): Choice | null =>
  scene.hovered ?? scene.selected ?? null;

const isSame = (one: Choice | null | undefined, other: Choice | null | undefined): boolean =>
  !!one && !!other && wayKey(one) === wayKey(other);

export const isShown = (scene: Choosing, choice: Choice | null | undefined): boolean =>
  isSame(shownChoice(scene), choice);

export const isChosen = (scene: Choosing, choice: Choice | null | undefined): boolean =>
  isSame(scene.selected, choice);

/** Attributes of a button that stands for a legal choice. */
export function choosable(scene: Choosing, choice: Choice) {
  return {
    "data-choice": choice.id,
    "data-via": choice.via?.map(({ id }) => id).join(" "),
    "aria-label": labelOf(scene, choice),
    "aria-pressed": scene.selected === undefined ? undefined : isChosen(scene, choice),
    onclick: (event: Event) => {
      event.stopPropagation(); // a place around it may have an answer of its own
      scene.choose(choice);
    },
    // not when it comes to lie under a pointer at rest: nobody has pointed at it
    onpointermove: (event: PointerEvent) => {
      if (event.pointerType === "mouse") scene.hover(choice);
    },
    onpointerleave: (event: PointerEvent) => {
      if (event.pointerType === "mouse") scene.hover(null);
    },
    // not the focus that a press brings: what is drawn anew under a finger loses the press
    onfocus: ({ currentTarget }: FocusEvent) => {
      if ((currentTarget as Element).matches(":focus-visible")) scene.hover(choice);
    },
    onblur: () => scene.hover(null),
  };
}

/** The same for a part of a drawing, which is no button by nature. */
export function choosableShape(scene: Choosing, choice: Choice) {
  return {
    ...choosable(scene, choice),
    role: "button",
    tabindex: 0,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      scene.choose(choice);
    },
  };
}

/** A place that cannot be chosen now: pressing it asks why. */
export const unlit = (scene: Choosing, ...notations: string[]) => ({
  onclick: () => scene.whyNot(notations),
});

/** The same for many places at once: taps on elements with `data-ask`; `|` parts the notations. */
export const asksWhy = (scene: Choosing) => (node: Element) => {
  const tap = (event: Event) => {
    const place = (event.target as Element).closest<HTMLElement | SVGElement>(
      "[data-ask], [data-choice]",
    );
    const ask = place?.dataset.ask;
    if (ask !== undefined) scene.whyNot(ask.split("|"));
  };
  node.addEventListener("click", tap);
  return () => node.removeEventListener("click", tap);
};

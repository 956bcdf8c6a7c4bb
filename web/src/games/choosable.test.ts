import { expect, test, vi } from "vitest";
import { choosable, choosableShape, choiceOf, isShown, unlit, type Choosing } from "./choosable";
import type { Choice } from "./face";

const MOVE: Choice = { id: 3, action: "move b2", choice: "move", values: { cell: "b2", seat: 1 } };
const PASS: Choice = { id: 4, action: "pass", choice: "pass", values: {} };

const sceneOf = (more: Partial<Choosing> = {}): Choosing => ({
  game: "chess",
  players: ["Ann", "Ben"].map((name, seat) => ({
    seat,
    name,
    colour: "indigo",
    shape: "circle",
    bot: null,
  })),
  choices: [MOVE, PASS],
  hovered: null,
  selected: null,
  hover: vi.fn(),
  choose: vi.fn(),
  whyNot: vi.fn(),
  ...more,
});
const key = (name: string) => ({ key: name, preventDefault: vi.fn() }) as unknown as KeyboardEvent;
const pointer = (pointerType: string) => ({ pointerType }) as PointerEvent;

test("a click and the keys of a button choose alike", () => {
  const scene = sceneOf();
  const shape = choosableShape(scene, MOVE);
  shape.onclick({ stopPropagation: vi.fn() } as unknown as Event);
  shape.onkeydown(key("Enter"));
  shape.onkeydown(key(" "));
  shape.onkeydown(key("a"));
  expect(scene.choose).toHaveBeenCalledTimes(3);
  expect(scene.choose).toHaveBeenCalledWith(MOVE);
});

test("a click on a choice is none on what lies around it", () => {
  const stopPropagation = vi.fn();
  choosable(sceneOf(), MOVE).onclick({ stopPropagation } as unknown as Event);
  expect(stopPropagation).toHaveBeenCalled();
});

const focus = (visible: boolean): FocusEvent =>
  ({ currentTarget: { matches: () => visible } }) as unknown as FocusEvent;

test("the mouse and the keyboard show what a choice does, a finger only chooses", () => {
  const scene = sceneOf();
  const button = choosable(scene, MOVE);
  button.onpointermove(pointer("touch"));
  button.onfocus(focus(false));
  expect(scene.hover).not.toHaveBeenCalled();
  button.onpointermove(pointer("mouse"));
  button.onfocus(focus(true));
  expect(scene.hover).toHaveBeenCalledTimes(2);
  button.onblur();
  expect(scene.hover).toHaveBeenLastCalledWith(null);
});

test("whoever listens hears the choice, the name in it, and whether it is chosen", () => {
  const button = choosableShape(sceneOf({ selected: MOVE }), MOVE);
  expect(button["aria-label"]).toBe("move, cell b2, Ben");
  expect(button["aria-pressed"]).toBe(true);
  expect([button.role, button.tabindex]).toEqual(["button", 0]);
  expect(choosable(sceneOf(), PASS)["aria-pressed"]).toBe(false);
});

test("an unlit place asks why not", () => {
  const scene = sceneOf();
  unlit(scene, "move c3", "pass").onclick();
  expect(scene.whyNot).toHaveBeenCalledWith(["move c3", "pass"]);
});

test("a choice is found by its kind and values, and shown when pointed at or chosen", () => {
  const scene = sceneOf({ selected: PASS });
  expect(choiceOf(scene, "move", { cell: "b2" })).toBe(MOVE);
  expect(choiceOf(scene, "move", { cell: "z9" })).toBeUndefined();
  expect(choiceOf(scene, "pass")).toBe(PASS);
  expect(isShown(scene, PASS)).toBe(true);
  expect(isShown(sceneOf({ hovered: MOVE, selected: PASS }), PASS)).toBe(false);
  expect(isShown(scene, undefined)).toBe(false);
});

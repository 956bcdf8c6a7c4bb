import { expect, test, vi } from "vitest";
import { Inspection } from "./inspect.svelte";

const at = (clientX: number): PointerEvent =>
  ({ pointerType: "mouse", buttons: 0, clientX, clientY: 0, target: null }) as PointerEvent;

test("a mouse that rests inspects what it was moved to, not what comes to lie under it", () => {
  vi.useFakeTimers();
  const inspection = new Inspection(() => undefined);
  const look = vi.spyOn(inspection, "look").mockReturnValue(false);
  inspection.over(at(1));
  inspection.move(at(5));
  inspection.over(at(5)); // the button that was pressed made room for something else
  vi.runAllTimers();
  expect(look).not.toHaveBeenCalled();
  inspection.over(at(6));
  vi.runAllTimers();
  expect(look).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

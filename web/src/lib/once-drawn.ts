let isPressed = false;
if (typeof window !== "undefined") {
  const press = (now: boolean) => () => void (isPressed = now);
  window.addEventListener("pointerdown", press(true), { capture: true, passive: true });
  for (const end of ["pointerup", "pointercancel"])
    window.addEventListener(end, press(false), { capture: true, passive: true });
}

const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));

/** When what changed has been measured and drawn: only then its place on the screen is certain. */
export const drawn = (): Promise<unknown> => frame().then(frame);

/** When it has been drawn and no hand is pressing: nothing is moved away under a finger. */
export async function movable(): Promise<void> {
  await drawn();
  while (isPressed) await frame();
}

/** When what changed has been measured and drawn: only then its place on the screen is certain. */
export const drawn = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

// Whether this reader wants things to stand still: said on the page, or by the system.

export const isCalm = (): boolean =>
  document.documentElement.dataset.motion === "calm" || matchMedia("(prefers-reduced-motion: reduce)").matches;

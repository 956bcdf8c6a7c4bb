// What the board does beside choices: it scrolls, and shows what the log points at.

/** A board taller than its box scrolls by the wheel; only then the wheel does not bring it nearer. */
export const scrollByWheel = (node: Element) => {
  const wheel = (event: Event) => {
    if (node.scrollHeight > node.clientHeight && !(event as WheelEvent).ctrlKey)
      event.stopPropagation();
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

// What a thing on the board is called, for hands that cannot hover.

/** The words of what was touched; nothing where it is a choice, or off the board. */
export function tipOf(touched: Element | null): string {
  if (!touched?.closest("main.box") || touched.closest("[data-choice]")) return "";
  for (
    let thing: Element | null = touched;
    thing && !thing.matches("main.box");
    thing = thing.parentElement
  ) {
    const words = thing.getAttribute("title") ?? thing.querySelector(":scope > title")?.textContent;
    if (words) return words;
  }
  return "";
}

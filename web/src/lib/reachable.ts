// Whatever scrolls can be reached and scrolled by keys, for as long as it does scroll.

const SLACK = 1; // rounding

function scrolls(node: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(node);
  const sideways = overflowX === "auto" && node.scrollWidth > node.clientWidth + SLACK;
  return sideways || (overflowY === "auto" && node.scrollHeight > node.clientHeight + SLACK);
}

/** Attach it to everything with `overflow: auto`. Content that grows later is noticed as well. */
export const reachable = (node: HTMLElement) => {
  const look = () => {
    if (scrolls(node)) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const watch = () => {
    sizes.disconnect();
    for (const one of [node, ...node.children]) sizes.observe(one); // which looks as well
  };
  const content = new MutationObserver(watch);
  content.observe(node, { childList: true, characterData: true, subtree: true });
  watch();
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
};

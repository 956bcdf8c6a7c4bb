// Where the reader is: the address, kept in step with the browser's history.

import { addresses } from "./addresses";

const OF_THE_SERVER = ["/api/"];
const first = addresses.here();

class Router {
  path = $state(first.pathname);
  search = $state(first.search);
  hash = $state(first.hash);
  /** How far down the reader was on a page come back to; 0 on a new one. */
  depth = 0;

  get query(): URLSearchParams {
    return new URLSearchParams(this.search);
  }

  /** Go to an address of this site; `replace` leaves no step to come back to. */
  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", addresses.href(address));
    else {
      history.replaceState({ depth: scrollY }, "");
      history.pushState(null, "", addresses.href(address));
    }
    this.read(0);
  }

  /** Name the place one is at anew, without going anywhere. */
  rename(address: string): void {
    history.replaceState(history.state, "", addresses.href(address));
  }

  read(depth: number): void {
    const here = addresses.here();
    this.depth = depth;
    this.path = here.pathname;
    this.search = here.search;
    this.hash = here.hash;
  }

  /** Take over a plain click on a link of this site; everything else is the browser's. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const to = addresses.of(link);
    if (to === null) return seek(event, link);
    if (OF_THE_SERVER.some((start) => to.pathname.startsWith(start))) return;
    const here = addresses.here();
    if (to.pathname === here.pathname && to.search === here.search && to.hash)
      return seek(event, link, to.hash);
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  };
}

/** A part of the page one is on: the browser goes there, unless the address stands behind the #. */
function seek(event: MouseEvent, link: HTMLAnchorElement, part?: string): void {
  const wanted = part ?? link.getAttribute("href") ?? "";
  if (addresses.href("/") === "/" || !wanted.startsWith("#")) return;
  const found = document.getElementById(wanted.slice(1));
  event.preventDefault();
  found?.scrollIntoView();
  found?.focus({ preventScroll: true });
}

export const router = new Router();
export const go = (address: string, replace = false): void => router.go(address, replace);
history.scrollRestoration = "manual"; // screens arrive later than the browser would scroll
addEventListener("popstate", (event) => router.read(Number(event.state?.depth ?? 0)));

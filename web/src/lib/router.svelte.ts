// Where the reader is: the address, kept in step with the browser's history.

const OF_THE_SERVER = ["/api/"];

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  /** How far down the reader was on a page come back to; 0 on a new one. */
  depth = 0;

  get query(): URLSearchParams {
    return new URLSearchParams(this.search);
  }

  /** Go to an address of this house; `replace` leaves no step to come back to. */
  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else {
      history.replaceState({ depth: scrollY }, "");
      history.pushState(null, "", address);
    }
    this.read(0);
  }

  read(depth: number): void {
    this.depth = depth;
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  /** Take over a plain click on a link of this house; everything else is the browser's. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href, location.href);
    if (to.origin !== location.origin) return;
    if (OF_THE_SERVER.some((start) => to.pathname.startsWith(start))) return;
    if (to.pathname === location.pathname && to.search === location.search && to.hash) return;
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  };
}

export const router = new Router();
export const go = (address: string, replace = false): void => router.go(address, replace);
history.scrollRestoration = "manual"; // screens arrive later than the browser would scroll
addEventListener("popstate", (event) => router.read(Number(event.state?.depth ?? 0)));

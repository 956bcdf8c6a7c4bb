// Addresses of this site, in a browser's own: a server answers for each of them, a folder has one page.

import { isLocal } from "../local/place";

/** Addresses of this site, such as `/t/abc?x#y`, in a browser's own. */
export interface Addresses {
  /** the address one is at */
  here: () => URL;
  /** what a link says that leads to an address */
  href: (address: string) => string;
  /** the address to which a link leads; null where it leads out, or to a part of this page */
  of: (link: HTMLAnchorElement) => URL | null;
}

const inside = (address: string): URL => new URL(address, location.origin);

/** A server answers for every address. */
export const served: Addresses = {
  here: () => new URL(location.href),
  href: (address) => address,
  of: (link) => {
    const to = new URL(link.href, location.href);
    return to.origin === location.origin ? to : null;
  },
};

const HASH = "#/"; // then comes an address

/** In a folder there is one page: the address stands behind its #. */
export const hashed: Addresses = {
  here: () => inside(location.hash.startsWith(HASH) ? location.hash.slice(1) : "/"),
  href: (address) => (address.startsWith("/") ? `#${address}` : address),
  of: (link) => {
    const said = link.getAttribute("href") ?? "";
    if (said.startsWith(HASH)) return inside(said.slice(1));
    return said.startsWith("/") ? inside(said) : null;
  },
};

export const addresses: Addresses = isLocal ? hashed : served;

/** From the beginning, whatever is open. */
export function startAgain(): void {
  location.assign(addresses.href("/"));
  if (isLocal) location.reload(); // for the browser it is the same page
}

/** An address of this site as it is given to somebody else. */
export const fullAddress = (address: string): string =>
  new URL(addresses.href(address), location.href).href;

/** The links of the pages are written as a server's: here they lead behind the #, in a new tab too. */
function rewrite(root: ParentNode): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'))
    link.setAttribute("href", hashed.href(link.getAttribute("href") ?? "/"));
}

/** Keep all links of a page as they must be in a folder. */
export function rewriteLinks(root: HTMLElement): void {
  rewrite(root);
  new MutationObserver(() => rewrite(root)).observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: ["href"],
  });
}

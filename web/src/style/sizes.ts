// The sizes at which the layout changes: all of them, and nowhere else. Styles have them by name,
// `@media (--phone)` and `@container (--narrow)`; scripts import the numbers.

/** Up to here a phone that stands, and up to here a tablet that does. */
export const PHONE = 700;
const TABLET = 840;
/** From here a table has its rail beside the board. */
export const DESK = 1200;
/** Below this a screen that lies is a phone, and below this a broad one has its tray beside the board. */
export const LOW = 560;
export const SHORT = 800;
/** Up to here a page is shortened, so that the first way to play is in sight. */
const PAGE = 830;
/** Up to here a board or a tray draws its parts closer together, and a page has fewer. */
export const SNUG = 1060;
/** Below this a list has its parts one below the other. */
export const SLIM = 520;

const below = (size: number): number => size - 0.02;

const NAMED: Record<string, string> = {
  // of the screen
  phone: `(max-width: ${PHONE}px)`,
  "no-phone": `(min-width: ${PHONE + 0.02}px)`,
  tablet: `(max-width: ${TABLET}px)`,
  "below-desk": `(max-width: ${below(DESK)}px)`,
  wide: "(min-width: 1420px)",
  large: "(min-width: 1900px) and (min-height: 900px)",
  huge: "(min-width: 2400px) and (min-height: 1200px)",
  standing: "(orientation: portrait)",
  lying: `(orientation: landscape) and (max-height: ${below(LOW)}px)`,
  short: `(orientation: landscape) and (max-height: ${PAGE}px)`,
  "short-phone": `(orientation: portrait) and (max-width: ${PHONE}px) and (max-height: ${PAGE}px)`,
  // of the screen or a tray
  snug: `(max-width: ${SNUG}px)`,
  // of a tray, and of a card
  narrow: "(max-width: 860px)",
  wrapped: "(max-width: 760px)",
  small: "(max-width: 420px)",
  tiny: "(max-width: 320px)",
  card: "(max-width: 290px)",
};

/** A style sheet or a component with the names put into words a browser knows. */
export const withSizes = (code: string): string =>
  code.replace(/@(?:media|container)[^{]*/g, (rule) =>
    rule.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      const size = NAMED[name];
      if (size === undefined) throw new Error(`no size has the name ${name}`);
      return size;
    }),
  );

// How a table lies on this screen: decided here, from width and height together.

import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { DESK, LOW, PHONE, SHORT } from "../style/sizes";

/**
 * desk: the rail beside the board, the tray below. strip: a tablet lying, players at the side.
 * tablet: one standing, players on top. phone: a sheet at the lower edge. short: too low for a tray
 * below the board, so question, answers and tray stand in a column at its right.
 */
export type LayoutKind = "desk" | "strip" | "tablet" | "phone" | "short";

const BROAD = 1.5; // a laptop's screen, or a phone lying; a tablet is less broad

export function layoutKind(width: number, height: number): LayoutKind {
  if (width > height && (height < LOW || (height < SHORT && width >= height * BROAD)))
    return "short";
  if (width <= PHONE) return "phone";
  if (width >= DESK) return "desk";
  return width > height ? "strip" : "tablet";
}

class Layout {
  readonly kind = $derived(layoutKind(innerWidth.current ?? DESK, innerHeight.current ?? SHORT));
  readonly phone = $derived(this.kind === "phone");
  readonly short = $derived(this.kind === "short");
  /** question and answers stand one below the other */
  readonly column = $derived(this.phone || this.short);
  /** a phone that lies */
  readonly low = $derived(this.short && (innerHeight.current ?? SHORT) < LOW);
  /** a phone, standing or lying: the board scrolls, words are few */
  readonly small = $derived(this.phone || this.low);
  /** the rail with players and log is always in sight */
  readonly rail = $derived(this.kind === "desk");
}

export const layout = new Layout();

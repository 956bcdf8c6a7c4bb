// Seat colours and shapes in seat order; see the look's table of seats.

import type { SeatColour, SeatShape } from "../games/face";
import { t } from "./texts.svelte";

export const COLOURS: SeatColour[] = ["indigo", "saffron", "madder", "aubergine", "kingfisher"];
export const SHAPES: SeatShape[] = ["circle", "triangle", "square", "diamond", "blossom"];

/** Outlines on a grid of 24 about the origin. Fill and edge are `var(--p1)`, `var(--p1e)` and on. */
export const OUTLINES: Record<SeatShape, string> = {
  circle: "M0 -8.6A8.6 8.6 0 1 1 0 8.6A8.6 8.6 0 1 1 0 -8.6Z",
  triangle: "M0 -8.3L9.3 8.7H-9.3Z",
  square: "M-7.6 -7.6H7.6V7.6H-7.6Z",
  diamond: "M0 -10.3L10.3 0L0 10.3L-10.3 0Z",
  blossom:
    "M-3.9 -3.9A4.9 4.9 0 1 1 3.9 -3.9A4.9 4.9 0 1 1 3.9 3.9A4.9 4.9 0 1 1 -3.9 3.9A4.9 4.9 0 1 1 -3.9 -3.9Z",
};

/** What a seat is called: the person's name, or its colour; a forgotten person has neither. */
export function seatName(seat: { seat: number; name?: string; former?: boolean }): string {
  if (seat.former) return t("common-former-player");
  return seat.name || t("common-seat", { seat: seat.seat });
}

export const seatColour = (seat: number): string => `var(--p${seat + 1})`;
export const seatEdge = (seat: number): string => `var(--p${seat + 1}e)`;
export const seatInk = (seat: number): string => `var(--p${seat + 1}t)`;

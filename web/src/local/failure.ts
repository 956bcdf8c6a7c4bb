import type { Trouble } from "./messages";

/** Why no table is to be had in this browser, now or at all. */
export class Failure extends Error {
  constructor(
    readonly trouble: Trouble,
    detail: string,
  ) {
    super(detail);
  }
}

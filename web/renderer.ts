// What turns drawings into pictures while the client is built.

import { initWasm } from "@resvg/resvg-wasm";
import { readFile } from "node:fs/promises";
import { at } from "./paths.ts";

let started: Promise<void> | null = null;

/** Start it, once. */
export function renderer(): Promise<void> {
  started ??= initWasm(readFile(at("node_modules/@resvg/resvg-wasm/index_bg.wasm")));
  return started;
}

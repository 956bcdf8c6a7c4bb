// Options of Darjeeling that are drawn: a map of one's own.

import type { OptionEditor } from "../face";
import MapEditor from "./MapEditor.svelte";

export const editors: Record<string, OptionEditor> = {
  map: {
    label: "web-darjeeling-map-own",
    start: "TTTTT\nTTTTT\nTTCTT\nTTTTT\nTTTTT",
    Editor: MapEditor,
  },
};

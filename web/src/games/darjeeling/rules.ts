// How the rules of Darjeeling are decorated.

import type { RulesFace } from "../face";
import Picture from "./RulePicture.svelte";

export const rules: RulesFace = {
  sections: {
    setup: "tile",
    ships: "ship",
    collector: "collector",
    shipment: "crate",
    end: "point",
    knowledge: "eye",
  },
  pictures: "D02 D12 D14 D15 D23 D25 D27 D30".split(" "),
  Picture,
  signs: {
    D02: "tile",
    D03: "city",
    D04: "quay",
    D05: "demand",
    D06: "fresh double",
    D07: "collector screen crate",
    D10: "collector",
    D12: "ship point",
    D14: "turn-left turn-right turn-back",
    D15: "ahead",
    D16: "tile",
    D19: "bag",
    D20: "turn-back",
    D22: "ship",
    D23: "crate",
    D25: "city",
    D27: "ship quay",
    D29: "warehouse",
    D30: "demand",
    D31: "quantity",
    D32: "fresh double",
    D33: "point",
    D34: "crate",
    D35: "cup",
    D36: "screen eye",
    D37: "tile city",
    D38: "clock",
  },
};

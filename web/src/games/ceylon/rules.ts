// How the rules of Ceylon are decorated.

import type { RulesFace } from "../face";
import { SIGNS } from "./components";
import Picture from "./RulePicture.svelte";

export const rules: RulesFace = {
  sections: {
    setup: "district",
    turn: "deck",
    main: "harvest",
    alternative: "move",
    councillors: "councillor",
    starting: "bonus",
    end: "point",
    knowledge: "eye",
  },
  pictures: "C03 C14 C26 C30 C37 C63".split(" "),
  Picture,
  signs: {
    ...SIGNS,
    C02: "district",
    C06: "councillor",
    C07: "deck contract",
    C08: "bonus",
    C11: "technology",
    C13: "rupees",
    C17: "person",
    C18: "rupee",
    C19: "techtoken",
    C20: "techtoken",
    C21: "deck",
    C22: "contract",
    C23: "plant",
    C25: "bonus district",
    C26: "harvest",
    C28: "point",
    C29: "warehouse",
    C30: "trade",
    C33: "councillor",
    C34: "technology",
    C37: "move",
    C39: "rupees",
    C60: "rupee",
    C61: "technology",
    C62: "district",
    C63: "contract",
    C65: "cup",
    C67: "eye hidden",
  },
};

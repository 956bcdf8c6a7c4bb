// What the client knows of each councillor and starting tile: the rule that tells what it does, the
// signs of that rule, how the councillor looks. The compiler wants one for each that views can name.

import type { ActionKind, Councillor } from "./view";

interface Component {
  rule: string;
  /** parted by spaces */
  signs: string;
}
/** Of the hat and hair, see `Portrait.svelte`. */
interface Look {
  coat: string;
  skin: string;
}

export const COUNCILLORS: Record<Councillor, Component & Look> = {
  move: { rule: "C40", signs: "move cheaper", coat: "#5a4a86", skin: "#9b643f" },
  take_rupees: { rule: "C41", signs: "rupees", coat: "#8b3c26", skin: "#c48a5e" },
  plant_adjacent: { rule: "C42", signs: "plant-next", coat: "#3f7f78", skin: "#87543a" },
  trade: { rule: "C43", signs: "trade", coat: "#3c6b4a", skin: "#a0683f" },
  technology: { rule: "C44", signs: "technology", coat: "#7a2f4d", skin: "#8f5a3a" },
  plant_cost: { rule: "C45", signs: "plant cheaper", coat: "#2a5f8a", skin: "#b57a52" },
  councillor_cost: { rule: "C46", signs: "councillor cheaper", coat: "#3a4654", skin: "#d9a87e" },
  warehouse: { rule: "C47", signs: "warehouse", coat: "#9a6a12", skin: "#d19a6e" },
};

/** By the action a tile helps with. */
export const STARTING_TILES: Record<ActionKind, Component> = {
  rupees: { rule: "C50", signs: "rupees" },
  move: { rule: "C51", signs: "move" },
  technology: { rule: "C52", signs: "technology" },
  plant: { rule: "C53", signs: "plant" },
  councillor: { rule: "C54", signs: "councillor" },
  harvest: { rule: "C55", signs: "harvest" },
  trade: { rule: "C56", signs: "trade" },
};

/** The signs of their rules, by number. */
export const SIGNS: Record<string, string> = Object.fromEntries(
  [...Object.values(COUNCILLORS), ...Object.values(STARTING_TILES)].map(({ rule, signs }) => [
    rule,
    signs,
  ]),
);

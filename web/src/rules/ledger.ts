// The order of the rules for reading: sections of a game, its numbers, and which are our rulings.
// The texts are the messages `<game>-rules-section-<section>` and `<game>-rule-<number>`.

import type { GameName } from "../screens/places";

export type Kind = "stated" | "mixed" | "ruling";

export interface Section {
  name: string;
  icon: string;
  numbers: string[];
}

interface Ledger {
  letter: string;
  /** name, icon, numbers as "1-13 17" */
  sections: [string, string, string][];
  mixed: string;
  rulings: string;
}

const LEDGERS: Record<GameName, Ledger> = {
  ceylon: {
    letter: "C",
    sections: [
      ["setup", "district", "1-13"],
      ["turn", "deck", "14-22"],
      ["main", "harvest", "23-36"],
      ["alternative", "move", "37-39"],
      ["councillors", "councillor", "40-47"],
      ["starting", "bonus", "48-57"],
      ["end", "point", "58-66"],
      ["knowledge", "eye", "67"],
    ],
    mixed: "1 2 11 22 26 28 33 48 49 52 53 56 57 64 67",
    rulings: "4 5 38",
  },
  darjeeling: {
    letter: "D",
    sections: [
      ["setup", "tile", "1-11"],
      ["ships", "ship", "12-13"],
      ["collector", "collector", "14-21"],
      ["shipment", "crate", "22-32"],
      ["end", "point", "33-35 38"],
      ["knowledge", "eye", "36-37"],
    ],
    mixed: "1 8 11 17-19 24 25 28 31-33 36 37",
    rulings: "20 21 38",
  },
  alubari: {
    letter: "A",
    sections: [
      ["setup", "track", "1-13"],
      ["round", "sun", "14-24"],
      ["labourers", "labourer", "25-26"],
      ["resolution", "excavate", "27-44"],
      ["equipment", "equipment", "45-52"],
      ["events", "event", "53-58"],
      ["end", "station", "59-62"],
      ["scoring", "point", "63-70"],
      ["solo", "person", "71-77"],
      ["supplies", "contract", "78-80"],
    ],
    mixed: "1 7 15-17 23 25 26 28 30 32 35 36 40 45 46 49 55-57 60 61 66 71 76 78",
    rulings: "13 62 79 80",
  },
};

function counted(ranges: string): number[] {
  return ranges.split(" ").flatMap((range) => {
    const [from = 0, to = from] = range.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, n) => from + n);
  });
}

const written = (letter: string, n: number): string => letter + String(n).padStart(2, "0");

export function sectionsOf(game: GameName): Section[] {
  const { letter, sections } = LEDGERS[game];
  return sections.map(([name, icon, numbers]) => ({
    name,
    icon,
    numbers: counted(numbers).map((n) => written(letter, n)),
  }));
}

export function kindOf(game: GameName, number: string): Kind {
  const { mixed, rulings } = LEDGERS[game];
  const n = Number(number.slice(1));
  if (counted(rulings).includes(n)) return "ruling";
  return counted(mixed).includes(n) ? "mixed" : "stated";
}

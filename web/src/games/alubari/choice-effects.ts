// What a choice would do to one's own stores, as far as its values say so.

import type { Choice } from "../face";
import { GOODS, type Good, type Goods } from "./view";

export function changes(choice: Choice | null): Goods {
  const values = choice?.values ?? {};
  const amount = (name: string): number => Number(values[name] ?? 0);
  if (values.discount === "choose") return {}; // what it costs is asked next
  switch (choice?.choice) {
    case "build":
    case "buy":
    case "discount":
    case "price":
      return Object.fromEntries(GOODS.map((good) => [good, -amount(good)]));
    case "lay":
      return { [String(values.paid)]: -amount("price") };
    case "cube":
      return { [String(values.cube)]: 1 };
    case "work":
      return work(String(values.step), amount("price"));
    case "leaves":
      return { leaves: amount("leaves") };
    case "brew":
      return { leaves: -amount("leaves"), chai: amount("leaves") };
    case "swap":
      return { [values.good as Good]: -amount("amount"), [values.gets as Good]: 1 };
    case "strengthen":
      return { chai: -1 };
    default:
      return {};
  }
}

function work(step: string, price: number): Goods {
  if (step === "steel") return { iron: -price, steel: 1 };
  if (step === "crush") return { stone: -1, rubble: price };
  return { rubble: -price, stone: 1 };
}

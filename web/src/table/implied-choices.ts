// What follows on what: choices of later questions that a tap on their place implies.

import type { Ahead } from "$lib/api";
import type { Choice, GameFace } from "../games/face";

/** A choice with those that lead to it from the present question. */
export const wholeWay = (choice: Choice): Choice[] => [...(choice.via ?? []), choice];

/** What the server shall look past. */
export const namesAhead = (face: Pick<GameFace, "implies">): string[] =>
  Object.keys(face.implies ?? {});

/** Whether it is made of several of its kind: tiles of three sizes make one laying. */
const isMadeOfMany = ({ choice }: Choice, implies: GameFace["implies"] = {}): boolean =>
  implies[choice]?.includes(choice) ?? false;

/** Which of several ways to the same choice it is. */
export const wayKey = (choice: Choice): string =>
  wholeWay(choice)
    .map(({ id }) => id)
    .join(" ");

/** Without those that are only the beginning of others of their kind. */
export function wholeOnes(choices: Choice[], implies: GameFace["implies"]): Choice[] {
  const keys = choices.map(wayKey);
  return choices.filter((choice) => {
    const start = `${wayKey(choice)} `;
    return !isMadeOfMany(choice, implies) || !keys.some((key) => key.startsWith(start));
  });
}

/** Choices of later questions, each with the choices that lead there; one way to each, unless they
    are made of several of their kind. */
export function choicesAhead(
  legal: Choice[],
  ways: Ahead[],
  implies: GameFace["implies"] = {},
): Choice[] {
  const keyOf = (choice: Choice): string =>
    isMadeOfMany(choice, implies) ? wayKey(choice) : String(choice.id);
  const known = new Set(legal.map((choice) => keyOf(choice)));
  const found: Choice[] = [];
  for (const way of ways) {
    const via = choicesOn(way.via, legal, ways);
    if (via === null || !via.every((choice) => choice.choice in implies)) continue;
    const reached = via.flatMap((choice) => implies[choice.choice] ?? []);
    for (const one of way.legal) {
      const choice = { ...one, via };
      const key = keyOf(choice);
      if (known.has(key) || !reached.includes(choice.choice)) continue;
      known.add(key);
      found.push(choice);
    }
  }
  return found;
}

/** The choices with these ids, each answering the question that the one before it leads to. */
function choicesOn(ids: number[], legal: Choice[], ways: Ahead[]): Choice[] | null {
  const found: Choice[] = [];
  for (const [n, id] of ids.entries()) {
    const before = ids.slice(0, n).join();
    const asked = n === 0 ? legal : ways.find(({ via }) => via.join() === before)?.legal;
    const choice = asked?.find((one) => one.id === id);
    if (!choice) return null;
    found.push(choice);
  }
  return found;
}

/** The choice that finishes what is asked, where there is one. */
export function finishOf(legal: Choice[], face: Pick<GameFace, "finishing">): Choice | null {
  const ends = legal.filter(({ choice }) => face.finishing?.includes(choice));
  return ends.length === 1 ? (ends[0] ?? null) : null;
}

/** Whether something was decided, and all of it only prepares what is asked now. */
export const onlyPrepares = (steps: Choice[], face: Pick<GameFace, "preparing">): boolean =>
  steps.length > 0 && steps.every(({ choice }) => face.preparing?.includes(choice));

import { expect, test } from "vitest";
import type { Choice } from "../games/face";
import { choicesAhead, finishOf, wayKey, wholeOnes } from "./implied-choices";
import { counted } from "./asking";
import { arranged, openChoices } from "./choice-layout";
import { choiceWords, clockFace, eventWords, around } from "./words";

const choice = (id: number, name: string, values: Choice["values"] = {}): Choice => ({
  id,
  action: `${name} ${id}`,
  choice: name,
  values,
});

test("a single choice is on the main button, so no row of buttons is shown", () => {
  expect(openChoices([choice(1, "pass")])).toEqual([]);
  expect(openChoices([choice(1, "pass"), choice(2, "move")])).toHaveLength(2);
});

const ids = (choices: Choice[]): number[] => choices.map(({ id }) => id);

test("choices stand by kind, and what comes to nothing stands behind", () => {
  const all = [
    choice(1, "move"),
    choice(2, "play", { ready: "no" }),
    choice(3, "plant"),
    choice(4, "move"),
  ];
  const face = {
    group: (one: Choice) => one.choice,
    isIdle: (one: Choice) => one.values.ready === "no",
  };
  const { idle, groups } = arranged(all, face);
  expect(ids(idle)).toEqual([2]);
  expect(groups.map(([name, those]) => [name, ids(those)])).toEqual([
    ["move", [1, 4]],
    ["plant", [3]],
  ]);
});

test("choices that differ only in where are one button", () => {
  const all = [
    choice(1, "place", { area: "A" }),
    choice(2, "place", { area: "A" }),
    choice(3, "place", { area: "B" }),
    choice(4, "pass"),
  ];
  const face = {
    group: () => "",
    alike: ({ values }: Choice) => (values.area === undefined ? null : String(values.area)),
  };
  expect(arranged(all, face).groups.map(([, those]) => ids(those))).toEqual([[1, 3, 4]]);
});

test("a place of a later question implies the choices that lead there", () => {
  const [go, work, done] = [choice(1, "do"), choice(2, "do"), choice(3, "done")];
  const hex = choice(4, "move", { hex: "b3" });
  const token = choice(5, "use-token");
  const ways = [
    { via: [1], asked: true, legal: [hex, token] },
    { via: [2], asked: true, legal: [hex, choice(6, "dig")] },
    { via: [3], asked: false, legal: [] },
  ];
  const implies = { do: ["move", "dig"] };
  const ahead = choicesAhead([go, work, done], ways, implies);
  expect(ahead.map(({ id, via }) => [id, ids(via ?? [])])).toEqual([
    [4, [1]],
    [6, [2]],
  ]);
  expect(finishOf([go, work, done], { finishing: ["done"] })).toBe(done);
  expect(finishOf([go, work, done], {})).toBeNull();
});

test("what several choices of a kind make up is offered whole, by every way", () => {
  const [none, one, two] = [choice(1, "lay"), choice(2, "lay"), choice(3, "lay")];
  const ways = [
    { via: [1], asked: true, legal: [two] },
    { via: [2], asked: true, legal: [two] },
    { via: [3], asked: false, legal: [] },
    { via: [1, 3], asked: false, legal: [] },
  ];
  const implies = { lay: ["lay"] };
  const ahead = choicesAhead([none, one, two], ways, implies);
  expect(ahead.map(wayKey)).toEqual(["1 3", "2 3"]);
  expect(wholeOnes([none, one, two, ...ahead], implies).map(wayKey)).toEqual(["3", "1 3", "2 3"]);
});

test("the same several times is said once, with its number", () => {
  expect(counted(["take", "dig", "take"])).toEqual(["take\u00a0×\u00a02", "dig"]);
});

test("what is implied may lie two questions ahead", () => {
  const [pass, plain, cube] = [choice(1, "done"), choice(2, "without"), choice(3, "cube")];
  const ways = [
    { via: [1], asked: true, legal: [plain, choice(7, "strengthen")] },
    { via: [1, 2], asked: true, legal: [cube] },
  ];
  const ahead = choicesAhead([pass], ways, { done: ["strengthen"], without: ["cube"] });
  expect(ahead.map(({ id, via }) => [id, ids(via ?? [])])).toEqual([
    [7, [1]],
    [3, [1, 2]],
  ]);
});

test("without words of its own a choice is told by its names and values", () => {
  const words = choiceWords("chess", choice(1, "take_cup", { cup: 3, seat: 1 }), () => "Ann");
  expect(words).toBe("take cup, cup 3, Ann");
  const event = { name: "cup-taken", values: { seat: 0, n: 2 } };
  expect(eventWords("chess", event, () => "Ben")).toBe("cup taken, n 2, Ben");
});

test("a name in a line stands out, wherever it is", () => {
  expect(around("Then Ann moves", "Ann")).toEqual(["Then ", "Ann", " moves"]);
  expect(around("Nobody moves", "Ann")).toEqual(["Nobody moves", "", ""]);
});

test("a clock shows minutes, and hours where there are any", () => {
  expect(clockFace(245_000)).toBe("4:05");
  expect(clockFace(7_380_000)).toBe("2:03:00");
  expect(clockFace(-5)).toBe("0:00");
});

import { describe, expect, test } from "vitest";
import { read, said, write, type Form } from "./forms";

const goods = ["iron", "stone"];
const place = (words: string[], several = false, bare: string[] = []) => ({
  message: "m",
  words,
  several,
  bare,
  fixed: false,
});
const FORM: Form = {
  ways: [
    { text: "{n} for {needs}", message: "a", places: { needs: place(goods, true, ["stone"]) } },
    {
      text: "{area} bag {n} {good}",
      message: "b",
      places: { area: place(["A", "B"]), good: place(goods) },
    },
    { text: "{area} again", message: "c", places: { area: place(["A", "B"]) } },
  ],
  each: false,
  drawn: "",
  signs: {},
  empty: "",
  counted: "",
};
const [, bag, again] = FORM.ways;

describe("a value in words", () => {
  test.each(["16 for 6 iron, stone", "A bag 2 stone", "B again", "x for ? iron", "A bag ? iron"])(
    "%s is read and written as it was",
    (text) => {
      const found = read(FORM, text);
      expect(found && write(found)).toBe(text);
    },
  );
  test.each(["C again", "16 for 6 gold", "again", "A bag 2"])("%s cannot be said", (text) => {
    expect(read(FORM, text)).toBeNull();
  });
  test("another way keeps what both have", () => {
    const found = read(FORM, "B again");
    expect(found && bag && write(said(bag, found.filled))).toBe("B bag 1 iron");
    const other = read(FORM, "B bag 5 stone");
    expect(other && again && write(said(again, other.filled))).toBe("B again");
  });
});

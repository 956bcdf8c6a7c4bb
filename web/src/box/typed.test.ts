import { describe, expect, test } from "vitest";
import { counted, countedText } from "./typed";

describe("numbers that the file counts otherwise", () => {
  test.each([
    ["½", 1, "½"],
    ["0.5", 1, "½"],
    ["1,5", 3, "1½"],
    ["1½", 3, "1½"],
    ["2", 4, "2"],
    ["0", 0, "0"],
  ])("%s in halves is %i and stands as %s", (text, value, shown) => {
    expect(counted("halves", text)).toBe(value);
    expect(countedText("halves", value)).toBe(shown);
  });
  test.each(["", "1.", "1.2", "x"])("%s is kept as it is typed", (text) => {
    expect(counted("halves", text)).toBe(text);
    expect(countedText("halves", text)).toBe(text);
  });
  test("spaces are counted from one", () => {
    expect(counted("from_one", "2")).toBe(1);
    expect(countedText("from_one", 1)).toBe("2");
    expect(counted("from_one", "")).toBe("");
  });
});

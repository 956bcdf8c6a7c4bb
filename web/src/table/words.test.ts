import { expect, test } from "vitest";
import { listed } from "./words";

test("behind a comma there is no capital", () => {
  expect(listed(["Commercer", "Wagon 2"], [])).toBe("Commercer, wagon 2");
  expect(listed(["Engager", "Élever"], [])).toBe("Engager, élever");
});

test("a name keeps its capital, and so does an abbreviation", () => {
  expect(listed(["Engager", "Ruhuna · 5 roupies"], ["ruhuna", ""])).toBe(
    "Engager, Ruhuna · 5 roupies",
  );
  expect(listed(["Take", "DHR share"], [])).toBe("Take, DHR share");
});

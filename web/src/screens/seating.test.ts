import { expect, test } from "vitest";
import { placesFor, seatedAt } from "./seating";

test("somebody sits at the seat of the own colour, or at the first where there is none", () => {
  expect(seatedAt(1, "me", ["a", "b"])).toEqual(["a", "me", "b"]);
  expect(seatedAt(2, "me", ["a", "b"])).toEqual(["a", "b", "me"]);
  for (const nowhere of [-1, 3]) expect(seatedAt(nowhere, "me", ["a", "b"])[0]).toBe("me");
});

test("a table is planned around the seat of the own colour", () => {
  const occupants = placesFor({ least: 2, most: 4 }, "friends", 2).map((place) => place.occupant);
  expect(occupants).toEqual(["open", "open", "me"]);
});

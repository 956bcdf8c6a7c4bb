import { expect, test } from "vitest";
import type { NewSeat } from "$lib/api";
import { modeOf, placesFor, placesOf, seatedAt } from "./seating";

test("somebody sits at the seat of the own colour, or at the first where there is none", () => {
  expect(seatedAt(1, "me", ["a", "b"])).toEqual(["a", "me", "b"]);
  expect(seatedAt(2, "me", ["a", "b"])).toEqual(["a", "b", "me"]);
  for (const nowhere of [-1, 3]) expect(seatedAt(nowhere, "me", ["a", "b"])[0]).toBe("me");
});

test("a table is planned around the seat of the own colour", () => {
  const occupants = placesFor({ least: 2, most: 4 }, "friends", 2).map((place) => place.occupant);
  expect(occupants).toEqual(["open", "open", "me"]);
});

test("a table can be planned like one that was played", () => {
  const bot: NewSeat = { kind: "bot", level: "hard", name: "Asha" };
  const places = placesOf([{ kind: "open" }, { kind: "person", name: "Ann" }, bot]);
  expect(places.map(({ occupant, level }) => [occupant, level])).toEqual([
    ["open", "easy"],
    ["me", "easy"],
    ["bot", "hard"],
  ]);
  expect(modeOf(places)).toBe("friends");
  expect(modeOf(placesOf([{ kind: "person" }, bot]))).toBe("bots");
  expect(modeOf(placesOf([{ kind: "person" }, { kind: "person" }]))).toBe("screen");
});

import { describe, expect, test } from "vitest";
import type { Player } from "../games/face";
import { panelsOf, pointsOf, seatFields, sentencesOf, speakerOf } from "./panels";

const player = (seat: number, name: string): Player => ({
  seat,
  name,
  colour: "indigo",
  shape: "circle",
  bot: null,
});
const speaker = speakerOf("chess", [player(0, "Ann"), player(1, "Ben")]);
const VIEW = {
  game: "chess",
  seat: 0,
  decision: "take",
  options: { players: 2 },
  round: 3,
  last_round: false,
  cups: [2, null, -1],
  bag: { left: 4, kinds: ["black", "green"] },
  seats: [
    { score: 7, hand: ["a", "b"] },
    { score: 4, hand: null },
  ],
};

describe("the panels of a view", () => {
  const fields = panelsOf(VIEW, speaker);

  test("hold everything that is not told elsewhere, in the order of the view", () => {
    expect(fields.map(({ name }) => name)).toEqual(["round", "last round", "cups", "bag", "seats"]);
  });

  test("show each value in the way of its kind", () => {
    const shown = Object.fromEntries(fields.map(({ key, shown }) => [key, shown]));
    expect(shown.round).toEqual({ kind: "text", text: "3" });
    expect(shown.last_round).toEqual({ kind: "text", text: "no" });
    expect(shown.cups).toEqual({ kind: "list", items: ["2", "–", "−1"] });
    expect(shown.bag).toMatchObject({ kind: "group", fields: [{ key: "left" }, { key: "kinds" }] });
    expect(shown.seats).toEqual({
      kind: "table",
      columns: ["score", "hand"],
      rows: [
        { name: "Ann", cells: ["7", "a, b"] },
        { name: "Ben", cells: ["4", "–"] },
      ],
    });
  });

  test("can be read aloud", () => {
    expect(sentencesOf(fields)).toEqual([
      "round: 3",
      "last round: no",
      "cups: 2, –, −1",
      "bag: left: 4; kinds: black, green",
      "seats: Ann score 7, hand a, b; Ben score 4, hand –",
    ]);
  });

  test("tell of one seat what is its own", () => {
    expect(sentencesOf(seatFields(VIEW, 0, speaker))).toEqual(["score: 7", "hand: a, b"]);
    expect(seatFields(VIEW, 5, speaker)).toEqual([]);
  });
});

describe("a game that declares no view", () => {
  const PLAIN = {
    game: "chess",
    players: 2,
    components: "abc",
    state: { round: 1, players: 2, cup: [3, 0, 0, 0], score: [5, 2, 0, 0], pot: [1, 2] },
  };

  test("is told by the fields of its state, by seat where they are as many as the points", () => {
    expect(sentencesOf(panelsOf(PLAIN, speaker))).toEqual([
      "round: 1",
      "cup: Ann: 3; Ben: 0",
      "score: Ann: 5; Ben: 2",
      "pot: 1, 2",
    ]);
  });

  test("has points and facts of each seat", () => {
    expect(pointsOf(PLAIN)).toEqual([5, 2]);
    expect(sentencesOf(seatFields(PLAIN, 1, speaker))).toEqual(["cup: 0", "score: 2"]);
  });
});

describe("points", () => {
  test("are found where views usually have them", () => {
    expect(pointsOf(VIEW)).toEqual([7, 4]);
    expect(pointsOf({ standings: [{ points: 1 }, { points: null }] })).toEqual([1, null]);
    expect(pointsOf({ scores: [3, 5] })).toEqual([3, 5]);
    expect(pointsOf({ seats: [{ coins: 3 }] })).toEqual([null]);
    expect(pointsOf({})).toEqual([]);
  });
});

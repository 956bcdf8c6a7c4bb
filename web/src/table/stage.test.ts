import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameFace } from "../games/face";
import { BoardStage } from "./stage.svelte";

const calm = vi.hoisted(() => ({ now: false }));
vi.mock("$lib/settings.svelte", () => ({ isCalm: () => calm.now }));

const stageOf = (motions: GameFace["motions"] = () => []): BoardStage =>
  new BoardStage({
    name: "chess",
    motions,
    places: () => ["b3"],
    staged: ({ name }: { name: string }) => (name === "rain" ? "rain" : null),
  } as unknown as GameFace);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  calm.now = false;
});

test("a rest ends by itself, and says that it was whole", async () => {
  const rest = stageOf().rest(700);
  await vi.advanceTimersByTimeAsync(700);
  expect(await rest).toBe(true);
});

test("a tap ends a rest at once", async () => {
  const stage = stageOf();
  const rest = stage.rest(700);
  stage.skip();
  expect(await rest).toBe(false);
});

test("places are pointed at only where nothing moves, and for a while", async () => {
  const stage = stageOf();
  stage.point(["b3"]);
  expect(stage.pointed).toEqual([]);
  calm.now = true;
  stage.point(["b3"]);
  expect(stage.pointed).toEqual(["b3"]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(stage.pointed).toEqual([]);
});

test("whoever wants calm is spared every motion", async () => {
  calm.now = true;
  const motions = vi.fn(() => []);
  await stageOf(motions).play([{ name: "moved", values: {} }], {}, 1000);
  expect(motions).not.toHaveBeenCalled();
});

test("a motion whose places are not on the board is left out", async () => {
  const stage = stageOf(() => [{ piece: "pawn", seat: 0, from: "a1", to: "b2" }]);
  const played = stage.play([{ name: "moved", values: {} }], {}, 1000);
  await vi.advanceTimersByTimeAsync(1000);
  await played;
  expect(stage.moving).toBe(false);
});

test("others' events are told one after the other, and the last one stays", async () => {
  const stage = stageOf();
  const [moved, planted] = ["moved", "planted"].map((name) => ({ name, values: {} }));
  if (!moved || !planted) throw new Error("two events");
  const played = stage.play([moved, planted], {}, 1000);
  expect([stage.telling, stage.pointed]).toEqual([moved, ["b3"]]);
  await vi.advanceTimersByTimeAsync(500);
  expect(stage.telling).toEqual(planted);
  stage.skip();
  await played;
  expect([stage.telling, stage.pointed]).toEqual([planted, []]);
});

test("what the game stages is announced for a moment, or until a tap", async () => {
  const stage = stageOf();
  stage.announce([{ name: "moved", values: {} }]);
  expect(stage.announced).toEqual([]);
  const rain = { name: "rain", values: {} };
  stage.announce([rain]);
  expect(stage.announced).toEqual([rain]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(stage.announced).toEqual([]);
  stage.announce([rain]);
  stage.skip();
  expect(stage.announced).toEqual([]);
});

test("a game that is over announces nothing any more, not even what stood there", () => {
  const stage = stageOf();
  const rain = { name: "rain", values: {} };
  stage.announce([rain]);
  stage.announce([rain], true);
  expect(stage.announced).toEqual([]);
});

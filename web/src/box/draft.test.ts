import { describe, expect, test } from "vitest";
import { Draft } from "./draft.svelte";

const draft = () => new Draft("tea", new Map([["cups.size", 3]]));

describe("a value typed back to ours", () => {
  test("is uncompared again where it was only tried", () => {
    const tried = draft();
    tried.set("cups.size", 4);
    expect(tried.isChanged("cups.size")).toBe(true);
    tried.set("cups.size", 3);
    expect(tried.isRead("cups.size")).toBe(false);
  });
  test("stays confirmed where it was", () => {
    const sure = draft();
    sure.confirm(["cups.size"]);
    sure.set("cups.size", 4);
    sure.set("cups.size", 3);
    expect([sure.isRead("cups.size"), sure.isChanged("cups.size")]).toEqual([true, false]);
    sure.reset(["cups.size"]);
    sure.set("cups.size", 4);
    sure.set("cups.size", 3);
    expect(sure.isRead("cups.size")).toBe(false);
  });
  test("belongs to whoever typed it, not to a link that came before", () => {
    const given = draft();
    given.receive({ values: { "cups.size": 4, "cups.more": 1 }, note: "a box" });
    expect(given.received?.note).toBe("a box");
    given.set("cups.size", 5);
    given.leaveReceived();
    expect([given.values, given.note, given.received]).toEqual([{ "cups.size": 5 }, "", null]);
  });

  test("is known as confirmed where it was brought along", () => {
    const brought = draft();
    brought.replace({ "cups.size": 3 });
    brought.set("cups.size", 4);
    brought.set("cups.size", 3);
    expect(brought.isRead("cups.size")).toBe(true);
  });
});

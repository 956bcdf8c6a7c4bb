import { beforeEach, expect, test, vi } from "vitest";
import type { LessonAbout } from "$lib/api";
import { noteDecided, noteRefused, noteTaught, proposalFor, type LessonProposal } from "./syllabus";

const lesson = (name: string, ...teaches: string[]): LessonAbout => ({
  name,
  key: name,
  extra: false,
  length: 1,
  teaches,
});
const LESSONS = [lesson("pawns", "A01", "A02"), lesson("rooks", "A03")];
const DECISIONS = { move: ["A01", "A02"], castle: ["A02", "A03"] };
const proposal = (game = "chess", ...done: string[]): LessonProposal | null =>
  proposalFor(game, { lessons: LESSONS, decisions: DECISIONS }, (name) => done.includes(name));
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("the rule that refused most often is proposed, with the lesson that teaches it", () => {
  expect(proposal()).toBeNull();
  for (const rule of ["A02", "A03", "A03", ""]) noteRefused("chess", rule);
  expect(proposal()).toEqual({ rule: "A03", refused: 2, lesson: LESSONS[1] });
  expect(proposal("go")).toBeNull();
});

test("a rule that was used often is known better than one that was not", () => {
  for (const rule of ["A01", "A01", "A03"]) noteRefused("chess", rule);
  expect(proposal()?.rule).toBe("A01");
  noteDecided("chess", ["move", "move", "move"]);
  expect(proposal()).toEqual({ rule: "A03", refused: 1, lesson: LESSONS[1] });
});

test("whoever has played is shown a rule that was never used, until its lesson is done", () => {
  noteDecided("chess", ["move"]);
  expect(proposal()).toEqual({ rule: "A03", refused: 0, lesson: LESSONS[1] });
  expect(proposal("chess", "rooks")).toBeNull();
  noteDecided("chess", ["castle"]);
  expect(proposal()).toBeNull();
});

test("a lesson that was done takes its rules off the list", () => {
  for (const rule of ["A02", "A03", "A03"]) noteRefused("chess", rule);
  noteTaught("chess", ["A03"]);
  expect(proposal()?.rule).toBe("A02");
});

test("a rule without a lesson is proposed to be read", () => {
  noteRefused("chess", "A09");
  expect(proposal()).toEqual({ rule: "A09", refused: 1, lesson: undefined });
});

test("what else lies in the storage is no reason to fail", () => {
  kept.set("teahouse-rules", "no JSON");
  expect(proposal()).toBeNull();
  noteRefused("chess", "A01");
  expect(proposal()?.rule).toBe("A01");
});

import { beforeEach, expect, test, vi } from "vitest";
import type { LessonAbout } from "$lib/api";
import { noteRefused, noteTaught, proposalFor } from "./syllabus";

const lesson = (name: string, ...teaches: string[]): LessonAbout => ({
  name,
  key: name,
  extra: false,
  length: 1,
  teaches,
});
const LESSONS = [lesson("pawns", "A01", "A02"), lesson("rooks", "A03")];
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("the rule that refused most often is proposed, with the lesson that teaches it", () => {
  expect(proposalFor("chess", LESSONS)).toBeNull();
  for (const rule of ["A02", "A03", "A03", ""]) noteRefused("chess", rule);
  expect(proposalFor("chess", LESSONS)).toEqual({ rule: "A03", lesson: LESSONS[1] });
  expect(proposalFor("go", LESSONS)).toBeNull();
});

test("a lesson that was done takes its rules off the list", () => {
  for (const rule of ["A02", "A03", "A03"]) noteRefused("chess", rule);
  noteTaught("chess", ["A03"]);
  expect(proposalFor("chess", LESSONS)?.rule).toBe("A02");
});

test("a rule without a lesson is proposed to be read", () => {
  noteRefused("chess", "A09");
  expect(proposalFor("chess", LESSONS)).toEqual({ rule: "A09", lesson: undefined });
});

test("what else lies in the storage is no reason to fail", () => {
  kept.set("teahouse-rules", "no JSON");
  expect(proposalFor("chess", LESSONS)).toBeNull();
  noteRefused("chess", "A01");
  expect(proposalFor("chess", LESSONS)?.rule).toBe("A01");
});

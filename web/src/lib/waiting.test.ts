import { expect, test } from "vitest";
import type { Mine } from "./api";
import { inTurn } from "./waiting.svelte";

const mine = (id: string, status: string, actor: number | null, updated: number): Mine =>
  ({ table: { id, status, actor, updated }, seats: [1] }) as unknown as Mine;

test("tables that wait come first if they have waited longest, others not at all", () => {
  const tables = [
    mine("late", "running", 1, 30),
    mine("theirs", "running", 0, 5),
    mine("over", "over", 1, 1),
    mine("nobody's", "running", null, 2),
    mine("early", "running", 1, 10),
  ];
  expect(inTurn(tables).map(({ table }) => table.id)).toEqual(["early", "late"]);
});

import { beforeEach, expect, test, vi } from "vitest";
import { Problem, type Command } from "$lib/api";
import { Commands } from "./commands";
import type { TableSession } from "./session.svelte";

const asked = vi.hoisted(() => ({ command: vi.fn(), updates: vi.fn() }));
vi.mock("$lib/api", async (original) => ({ ...(await original<object>()), api: asked }));

const END = { matter: "end", by: 1, seat: null, lapses: 9 };
const UNDO = { ...END, matter: "undo" };

/** Give a command at number 3 of a table that others had brought to 5. */
async function give(wanted: Partial<Command>, proposal = END): Promise<number[]> {
  const state = { seq: 3, proposal: END };
  asked.updates.mockResolvedValue({ seq: 5, state: { seq: 5, proposal } });
  const session = { id: "table", seat: 0, state, refusalOf: ({ error }: Problem) => error };
  const commands = new Commands(session as unknown as TableSession, () => null, vi.fn());
  await commands.give(wanted);
  return asked.command.mock.calls.map(([, sent]) => (sent as Command).expected_seq);
}

beforeEach(() => {
  vi.resetAllMocks();
  asked.command
    .mockRejectedValueOnce(new Problem("late", 409, 5, null, []))
    .mockResolvedValue({ seq: 6 });
});

test("what means the same later is sent again when others were faster", async () => {
  expect(await give({ kind: "return" })).toEqual([3, 5]);
});

test("an answer is sent again as long as the same is proposed", async () => {
  expect(await give({ kind: "answer", agree: true })).toEqual([3, 5]);
});

test("an answer to another proposal is not", async () => {
  expect(await give({ kind: "answer", agree: true }, UNDO)).toEqual([3]);
});

test("a choice is about the table as it stood", async () => {
  expect(await give({ kind: "act", actions: [1] })).toEqual([3]);
});

import { afterEach, expect, test, vi } from "vitest";
import { api, NoAnswer, Problem } from "./api";
import { http, use, type Reply } from "./transport";

const answering = (reply: Reply | Error) => {
  const request = vi.fn(() =>
    reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply),
  );
  use({ request, listen: http.listen });
  return request;
};

afterEach(() => use(http));

test("requests go through the transport in use, without the server's prefix", async () => {
  const request = answering({ status: 200, data: { seq: 3 }, date: null });
  expect(await api.updates("abc", 2, null)).toEqual({ seq: 3 });
  expect(request).toHaveBeenCalledWith("GET", "/tables/abc/updates?since=2", undefined);
});

test("a refusal is a problem with its code", async () => {
  answering({ status: 409, data: { error: "late", seq: 7 }, date: null });
  const refused = await api.table("abc").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({ error: "late", status: 409, seq: 7 });
});

test("what is no answer of a server is none", async () => {
  answering(new Error("cut"));
  await expect(api.info()).rejects.toBeInstanceOf(NoAnswer);
  answering({ status: 502, data: null, date: null });
  await expect(api.info()).rejects.toBeInstanceOf(NoAnswer);
});

test("an answer without a body is nothing", async () => {
  answering({ status: 204, data: null, date: null });
  expect(await api.seenDevices()).toBeUndefined();
});

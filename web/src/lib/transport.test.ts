import { afterEach, expect, test, vi } from "vitest";
import { api, NoAnswer, Problem, serverNow } from "./api";
import { http, use, type Reply } from "./transport";

const answering = (reply: Reply | Error) => {
  const request = vi.fn(() =>
    reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply),
  );
  use({ request, listen: http.listen });
  return request;
};

afterEach(() => {
  use(http);
  vi.useRealTimers();
});

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

test("the server's clock is known by its quickest answer, until a clock is set", async () => {
  vi.useFakeTimers({ now: 0 });
  const hear = async (ahead: number, after: number) => {
    const date = new Date(Date.now() + ahead).toUTCString();
    const request = (): Promise<Reply> => {
      vi.advanceTimersByTime(after);
      return Promise.resolve({ status: 204, data: null, date });
    };
    use({ request, listen: http.listen });
    await api.seenDevices();
    return serverNow() - Date.now();
  };
  const hour = 3_600_000;
  expect(await hear(hour, 9000)).toBeCloseTo(hour - 4000, -3);
  expect(await hear(hour, 0)).toBe(hour + 500);
  expect(await hear(hour, 9000)).toBe(hour + 500);
  expect(await hear(2 * hour, 0)).toBe(2 * hour + 500);
  expect(await hear(0, 0)).toBe(0);
});

import { beforeEach, describe, expect, test, vi } from "vitest";
import { hashed, served } from "./addresses";

const PAGE = "https://tea.example/some/folder/";
const at = (hash: string): void =>
  void vi.stubGlobal("location", new URL(hash, PAGE) as unknown as Location);

const link = (href: string): HTMLAnchorElement =>
  ({ href: new URL(href, PAGE).href, getAttribute: () => href }) as unknown as HTMLAnchorElement;
const whole = (to: URL | null): string | null => to && to.pathname + to.search + to.hash;

beforeEach(() => at(""));

test("on a server an address is what the browser shows", () => {
  expect(served.href("/t/abc?x=1")).toBe("/t/abc?x=1");
  expect(whole(served.of(link("/t/abc?x=1#y")))).toBe("/t/abc?x=1#y");
  expect(served.of(link("https://elsewhere.example/"))).toBeNull();
});

describe("in a folder", () => {
  test("an address stands behind the #, with all it carries", () => {
    at("#/learn/chess?a=b#lessons");
    expect(whole(hashed.here())).toBe("/learn/chess?a=b#lessons");
    expect(hashed.href("/learn/chess?a=b#lessons")).toBe(location.hash);
  });

  test("without one the reader is at home, also at a part of the page", () => {
    expect(whole(hashed.here())).toBe("/");
    at("#main");
    expect(whole(hashed.here())).toBe("/");
  });

  test("links lead there, before and after they were rewritten", () => {
    expect(whole(hashed.of(link("/t/abc")))).toBe("/t/abc");
    expect(whole(hashed.of(link("#/t/abc?x")))).toBe("/t/abc?x");
    expect(hashed.of(link("#main"))).toBeNull();
    expect(hashed.of(link("https://elsewhere.example/"))).toBeNull();
  });
});

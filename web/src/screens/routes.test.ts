import { describe, expect, test } from "vitest";
import { addressOf } from "./addresses";
import { routeOf, type Route } from "./routes";

const to = (address: string): Route => {
  const [path = "", query = ""] = address.split("?");
  return routeOf(path, new URLSearchParams(query));
};

describe("an address", () => {
  test.each([
    ["/", "home"],
    ["/t/abcdefgh12345678", "t/abcdefgh12345678"],
    ["/replay/abcdefgh12345678", "replay/abcdefgh12345678"],
    ["/new", "new"],
    ["/new/chess", "new"],
    ["/learn", "learn"],
    ["/learn/chess", "learn/chess"],
    ["/learn/chess/setup", "learn/chess/setup"],
    ["/learn/chess/sheet", "learn/chess/sheet"],
    ["/learn/chess/questions", "learn/chess/questions"],
    ["/lesson/chess/pawns", "lesson/chess/pawns"],
    ["/box/chess", "box/chess"],
    ["/solo", "solo"],
    ["/bots", "bots"],
    ["/about", "about"],
  ])("%s leads to %s", (address, name) => {
    expect(to(address).name).toBe(name);
  });

  test.each([
    "/t",
    "/replay",
    "/box",
    "/lesson/chess",
    "/nowhere",
    "/new/NO%20GAME",
    "/learn/..%2F",
  ])("%s leads nowhere", (address) => {
    expect(to(address).name).toBe("unknown");
  });

  test("of a replay may name a step", () => {
    expect(to("/replay/abcdefgh12345678/12").props).toMatchObject({ at: 12 });
    expect(to("/replay/abcdefgh12345678/x").props).toMatchObject({ at: undefined });
  });

  test("of a rule goes to the rule instead of the heading", () => {
    expect(to("/learn/chess/c03")).toMatchObject({ own: true, props: { part: "c03" } });
    expect(to("/learn/chess").own).toBe(false);
    expect(to("/learn/chess/setup").own).toBe(false);
  });

  test("of a new table says with whom, and whether the owner's values are used", () => {
    expect(to("/new/chess?mode=bots&values=box").props).toEqual({
      wanted: "chess",
      mode: "bots",
      box: true,
      after: null,
    });
    expect(to("/new").props).toMatchObject({ wanted: undefined, mode: "friends", box: false });
    expect(to("/new/chess?after=abc").props).toMatchObject({ after: "abc" });
  });

  test("of a table fills the window", () => {
    expect(to("/t/abcdefgh12345678").bare).toBe(true);
    expect(to("/").bare).toBeUndefined();
  });
});

describe("a code or link somebody sent", () => {
  const CODE = "abcdefgh12345678";
  const INVITATION = "AbCdEfGhIjKlMnOpQrSt_-";

  test.each([CODE, `https://tea.example/t/${CODE}`, `tea.example/t/${CODE}?seat=1`])(
    "%s leads to the table",
    (text) => {
      expect(addressOf(text)).toBe(`/t/${CODE}`);
    },
  );

  test("leads to the server where it is an invitation", () => {
    expect(addressOf(INVITATION)).toBe(`/join/${INVITATION}`);
    expect(addressOf(`https://tea.example/join/${INVITATION}`)).toBe(`/join/${INVITATION}`);
  });

  test.each(["", "hello", CODE.slice(1), `https://tea.example/x/${CODE}y`])(
    "%j leads nowhere",
    (text) => {
      expect(addressOf(text)).toBeNull();
    },
  );
});

import { expect, test } from "vitest";
import { nextFirst } from "./rematch";

test("after whoever was chosen to begin, the next seat begins", () => {
  expect(nextFirst({ first: 0 }, [null, 0, 1], 3)).toBe(1);
  expect(nextFirst({ first: 2 }, [null, 2, 0], 3)).toBe(0);
});

test("after whoever was drawn, the seat beside the first who acted begins", () => {
  expect(nextFirst({ first: "random" }, [null, null, 1, 2, 0], 3)).toBe(2);
});

test("where nobody is known to have begun, or alone, nothing is said", () => {
  expect(nextFirst({ first: "random" }, [null], 3)).toBeUndefined();
  expect(nextFirst({}, [0, 1], 2)).toBeUndefined();
  expect(nextFirst({ first: 0 }, [0], 1)).toBeUndefined();
});

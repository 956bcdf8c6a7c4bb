import { expect, test } from "vitest";
import { withSizes } from "./sizes";

const styles = import.meta.glob<string>(["../**/*.svelte", "../**/*.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("a name becomes a query", () => {
  expect(withSizes("@media (--phone), (--tablet) {")).toBe(
    "@media (max-width: 700px), (max-width: 840px) {",
  );
  expect(() => withSizes("@media (--huge-phone) {")).toThrow("huge-phone");
});

test("no style has a size of its own", () => {
  const found = Object.entries(styles).filter(([, style]) =>
    /@(media|container)[^{]*\d/.test(style),
  );
  expect(found.map(([file]) => file)).toEqual([]);
});

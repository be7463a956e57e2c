// The sprite holds no icon that nobody uses.

import { expect, test } from "vitest";

import sprite from "./icons.svg?raw";

const SOURCES = Object.values(
  import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../api/schema.d.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const named = (how: RegExp): Set<string> =>
  new Set(SOURCES.flatMap((source) => [...source.matchAll(how)].map((found) => found[1]!)));

test("every icon is used somewhere", () => {
  // By its name, as a key of a table of signs, or by a name that is put together.
  const names = named(/["'`#]([a-z][\w-]*)["'`]/g);
  const keys = named(/(?<![\w-])([a-z][\w-]*):/g);
  const starts = [...named(/["'`#]([a-z][\w-]*-)\$?\{/g)];
  const drawn = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map((found) => found[1]!);
  expect(drawn.length).toBeGreaterThan(0);
  expect(
    drawn.filter((id) => !names.has(id) && !keys.has(id) && !starts.some((start) => id.startsWith(start))),
  ).toEqual([]);
});

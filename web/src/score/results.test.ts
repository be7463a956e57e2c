import { expect, test } from "vitest";

import { isResult } from "./results.svelte";

const GOOD = { at: 1, names: ["Ada", "Omar"], totals: [60, 54], places: [1, 2] };

test("only what is a result is read back", () => {
  expect(isResult(GOOD)).toBe(true);
  const bad = [null, 7, {}, { ...GOOD, at: "1" }, { ...GOOD, totals: [60] }, { ...GOOD, places: ["1", "2"] }];
  expect(bad.filter(isResult)).toEqual([]);
});

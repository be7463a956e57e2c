import { expect, test } from "vitest";

import { reckon } from "./pads";

test("numbers and sums can be typed", () => {
  expect(["", "7", " 3 + 2+2", "4-1", "-2", "3+"].map(reckon)).toEqual([0, 7, 7, 3, -2, 3]);
  expect(["x", "3++2", "1.5", "--1"].map(reckon)).toEqual([null, null, null, null]);
});

import { expect, test } from "vitest";

import { lasting } from "./time";

test("a time is said in the largest unit that fits", () => {
  expect([20, 300, 3600, 7300, 86400 * 3].map((seconds) => lasting(seconds, "en"))).toEqual([
    "1 minute",
    "5 minutes",
    "1 hour",
    "2 hours",
    "3 days",
  ]);
  expect(lasting(300, "pl")).toBe("5 minut");
});

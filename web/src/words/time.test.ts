import { expect, test } from "vitest";

import { dated, lasting } from "./time";

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

test("a day is written as the reader's language does", () => {
  const noon = Date.UTC(2026, 10, 18, 12) / 1000;
  expect(dated(noon, "en")).toBe("Nov 18, 2026");
  expect(dated(noon, "pl")).toBe("18 lis 2026");
  expect(dated(noon, "fr")).toBe("18 nov. 2026");
});

import { expect, test } from "vitest";

import { hasSecrets } from "./secrets";

test("what only its owner sees is found where the shape marks it", () => {
  const hand = { type: "array", "x-own": true };
  expect(hasSecrets({ view: {}, schemas: { Player: { properties: { hand } } } })).toBe(true);
  expect(hasSecrets({ view: {}, schemas: { Player: { properties: { silver: { type: "integer" } } } } })).toBe(false);
  expect(hasSecrets(undefined)).toBe(true);
});

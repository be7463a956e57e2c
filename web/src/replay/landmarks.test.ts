import { expect, test } from "vitest";

import { markOf, numberIn } from "./landmarks";

const district = { id: "log-scores-district", args: { district: { id: "district-4", args: {} } } };

test("a landmark has the number of what begins or is scored", () => {
  expect(numberIn({ id: "log-round", args: { n: 2 } })).toBe("2");
  expect(numberIn(district)).toBe("4");
  expect(numberIn({ id: "log-caliph", args: { caliph: { id: "caliph-card", args: { n: 4 } }, n: 1 } })).toBe("1");
  expect(numberIn({ id: "log-dawn", args: {} })).toBe("");
});

test("its icon is that of what it names, if the game has one", () => {
  expect(markOf(district, ({ id }) => (id === "district-4" ? "port" : undefined)).icon).toBe("port");
  expect(markOf(district, () => undefined).icon).toBe("round-start");
});

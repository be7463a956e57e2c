import { expect, test } from "vitest";

import { gathered, markOf, nextOf, numberIn } from "./landmarks";

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

test("marks that would hide one another stand together, and each can be reached", () => {
  const marks = [10, 30, 55, 60, 200].map((at) => ({ at }));
  expect(gathered(marks, 46).map((group) => group.map(({ at }) => at))).toEqual([[10, 30, 55], [60], [200]]);
  expect(gathered([], 46)).toEqual([]);
  expect([0, 4, 7, 9].map((here) => nextOf([4, 7, 9], here))).toEqual([4, 7, 9, 4]);
});

import { expect, test } from "vitest";

import { isTakenBack, remembered, standing } from "./standing";

const entry = (number: number, undo = false) => ({ number, seat: 0, undo, lines: [] });

test("an undo takes the last standing entry away", () => {
  const log = [entry(0), entry(1), entry(2), entry(3, true), entry(4), entry(5, true), entry(6, true)];
  expect(standing(log).map((each) => each.number)).toEqual([0]);
  expect(standing(log.slice(0, 5)).map((each) => each.number)).toEqual([0, 1, 4]);
});

test("what was taken back stays where it happened: by whom, and the first of the answers", () => {
  const log = [entry(0), entry(1), entry(2), entry(3, true), entry(4), entry(5), entry(6, true), entry(7, true)];
  const found = remembered(log).map((each) =>
    isTakenBack(each) ? `${each.by.number} takes back ${each.first?.number}` : each.number,
  );
  expect(found).toEqual([0, 1, "3 takes back 2", "7 takes back 4"]);
});

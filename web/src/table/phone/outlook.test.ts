import { expect, test } from "vitest";

import { changesOf } from "./outlook";

const counts = (silver: number, cards: number, blue: number) => [
  { icon: "silver", label: "silver", value: silver },
  { icon: "hand", label: "cards", value: cards },
  { icon: "influence", label: "influence", colour: "blue", value: blue },
  { icon: "influence", label: "influence", colour: "orange", value: 4 },
  { label: "level", value: "2/3" },
];

test("what falls is paid, what rises is got, what stays is not told", () => {
  const { pays, gets } = changesOf(counts(18, 3, 1), counts(17, 5, 0));
  expect(pays.map(({ label, colour, before, after }) => [label, colour, before, after])).toEqual([
    ["silver", undefined, 18, 17],
    ["influence", "blue", 1, 0],
  ]);
  expect(gets.map(({ label, before, after }) => [label, before, after])).toEqual([["cards", 3, 5]]);
});

import { expect, test } from "vitest";

import type { Score } from "../table/table.svelte";
import { decided, rowsOf } from "./categories";

const score = (seat: number, ...points: (number | null)[]): Score => ({
  seat,
  total: 0,
  place: 1,
  tie_break: null,
  categories: points.map((value, at) => ({ id: `c${at}`, points: value, items: [] })),
});

test("each category says who is ahead there, and by how much", () => {
  const rows = rowsOf([score(0, 16, 7, 0, null), score(1, 20, 2, 0, 3)]);
  expect(rows.map(({ ahead }) => ahead)).toEqual([{ seat: 1, by: 4 }, { seat: 0, by: 5 }, null, { seat: 1, by: 3 }]);
});

test("among several the one ahead is compared with the next", () => {
  const [row] = rowsOf([score(0, 4), score(1, 9), score(2, 7)]);
  expect(row!.ahead).toEqual({ seat: 1, by: 2 });
});

test("a game was decided where the winner gained most", () => {
  const rows = rowsOf([score(0, 16, 7, 9, 3), score(1, 20, 2, 2, 3)]);
  expect(decided(rows, 0).map(({ id }) => id)).toEqual(["c2", "c1"]);
});

import { expect, test } from "vitest";

import { columns, plan, shape } from "./grid";
import type { Cell } from "./view";

/** Two Districts of three columns and five rows, and a canal between them. */
const cells = [1, 2, 3, 5, 6, 7].flatMap((column) =>
  [1, 2, 3, 4, 5].map((row) => ({
    space: `${row}-${column}`,
    row,
    column,
    districts: [column < 4 ? 1 : 2],
    bonus: [],
  })),
);
const canal = [2, 3, 4].map((row) => ({ space: `W${row}`, row, column: 4, districts: [1, 2], bonus: [] }));
const all: Cell[] = [...cells, ...canal];

test("spaces lie in the frame, and none on another", () => {
  const { at } = plan(all, { width: 340, height: 210 });
  const places = all.map((cell) => at(cell.row, cell.column));
  for (const [n, one] of places.entries()) {
    expect(one.left).toBeGreaterThanOrEqual(0);
    expect(one.left + one.width).toBeLessThanOrEqual(340);
    expect(one.top + one.height).toBeLessThanOrEqual(210);
    for (const other of places.slice(n + 1)) {
      const apart =
        one.left + one.width <= other.left ||
        other.left + other.width <= one.left ||
        one.top + one.height <= other.top ||
        other.top + other.height <= one.top;
      expect(apart).toBe(true);
    }
  }
});

test("the canal lies between the plots", () => {
  const { plots, canals } = plan(all, { width: 340, height: 210 });
  expect([plots.length, canals.length]).toEqual([2, 1]);
  expect(plots[0]!.left + plots[0]!.width).toBeLessThan(canals[0]!.left);
  expect(canals[0]!.left + canals[0]!.width).toBeLessThan(plots[1]!.left);
});

test("a District by itself has its plot and the canal beside it", () => {
  const own = all.filter((cell) => cell.districts.includes(2));
  expect(columns(own)).toBe(4);
  const { plots, canals } = plan(own, { width: 200, height: 210 });
  expect([plots.length, canals.length]).toEqual([1, 1]);
});

test("a Building fills the gaps between its spaces", () => {
  const { at } = plan(all, { width: 340, height: 210 });
  const of = (space: string) => all.find((cell) => cell.space === space)!;
  const whole = shape([of("1-1"), of("1-2"), of("2-2")], at);
  expect(whole).toHaveLength(5);
  const right = at(1, 2).left + at(1, 2).width;
  expect(whole.some(({ left, width }) => left === at(1, 1).left && left + width === right)).toBe(true);
});

import { expect, test } from "vitest";

import type { View } from "../table.svelte";
import { counts, deeds, MOST, summary } from "./since";
import type { Turn } from "./turns";

const view = {} as View;
const turn = (number: number, seat: number, ...ids: string[]): Turn => ({
  turn: number,
  seat,
  base: view,
  own: false,
  steps: ids.map((id) => ({ number, why: null, chance: false, view, lines: [{ id, args: {} }] })),
});
const ids = (found: { message: { id: string } }[]): string[] => found.map(({ message }) => message.id);

test("what others did is told in its order, and every turn has its say", () => {
  const turns = [turn(1, 1, "log-tests", "log-sails", "log-rises"), turn(2, 2, "log-builds", "log-tower")];
  expect(ids(deeds(turns, 3))).toEqual(["log-tests", "log-sails", "log-builds"]);
  expect(ids(deeds(turns, 9))).toEqual(["log-tests", "log-sails", "log-rises", "log-builds", "log-tower"]);
});

test("amounts are told as numbers, unless there is nothing else to tell", () => {
  expect(ids(deeds([turn(1, 1, "log-pays-silver", "log-tests", "log-gains-gold")], 8))).toEqual(["log-tests"]);
  expect(ids(deeds([turn(1, 1, "log-gains-silver", "log-gains-gold")], 8))).toEqual(["log-gains-silver"]);
});

test("the numbers of a seat that changed stand beside what they were", () => {
  const item = (label: string, value: number) => ({ label, value });
  expect(counts(1, [item("silver", 15), item("cards", 3)], [item("silver", 12), item("cards", 3)])).toEqual([
    { seat: 1, item: item("silver", 12), before: 15 },
  ]);
});

test("there are never more lines than fit", () => {
  const many = turn(1, 1, ...Array.from({ length: 20 }, (_, at) => `log-deed-${at}`));
  const changed = Array.from({ length: 9 }, (_, at) => ({ seat: 1, item: { label: `${at}`, value: 1 }, before: 0 }));
  for (const [turns, numbers] of [
    [[many], changed],
    [[many], []],
    [[turn(1, 1, "log-x")], changed],
  ] as const) {
    const told = summary(turns, numbers);
    expect(told.deeds.length + told.counts.length).toBe(turns[0] === many || numbers.length > 7 ? MOST : 1);
  }
});

import { expect, test } from "vitest";

import { shared } from "./sharing";

test("what is as it was is the old object, what changed is new", () => {
  const before = { players: [{ silver: 1, dice: ["red"] }, { silver: 2 }], board: { river: [1, 2] }, over: false };
  const told = { players: [{ silver: 3, dice: ["red"] }, { silver: 2 }], board: { river: [1, 2] }, over: false };
  const now = shared(before, structuredClone(told));
  expect(now).toEqual(told);
  expect(now).not.toBe(before);
  expect(now.players[0]!.dice).toBe(before.players[0]!.dice);
  expect(now.players[1]).toBe(before.players[1]);
  expect(now.board).toBe(before.board);
});

test("something added, taken away or of another kind is a change", () => {
  for (const [before, now] of [
    [{ a: [1, 2] }, { a: [1] }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: {} }, { a: [] }],
    [{ a: null }, { a: {} }],
    [null, { a: 1 }],
  ]) {
    expect(shared(before, structuredClone(now))).toEqual(now);
  }
});

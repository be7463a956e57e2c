import { expect, test } from "vitest";

import { Moments, STRETCH } from "./moments";

/** A game of 1000 entries that counts how often it is asked. */
function game() {
  const asked: number[] = [];
  let failing = 0;
  const moments = new Moments<string>(async (first, last) => {
    asked.push(first);
    await Promise.resolve();
    if (failing-- > 0) throw new Error("away");
    return Array.from({ length: last - first + 1 }, (_, at) => ({ number: first + at, view: `view ${first + at}` }));
  });
  return { asked, moments, fail: () => (failing = 1) };
}

test("neighbours come with the entry that is asked for", async () => {
  const { asked, moments } = game();
  expect(await moments.at(20)).toBe("view 20");
  expect(moments.known(21)).toBe("view 21");
  expect(await moments.at(STRETCH)).toBe(`view ${STRETCH}`);
  expect(asked).toEqual([STRETCH]);
  expect(moments.known(0)).toBeUndefined();
});

test("what is on its way is not asked for twice", async () => {
  const { asked, moments } = game();
  moments.expect([3, 5]);
  await Promise.all([moments.at(3), moments.at(7)]);
  expect(asked).toEqual([0]);
});

test("what could not be had is asked for again", async () => {
  const { asked, moments, fail } = game();
  fail();
  await expect(moments.at(3)).rejects.toThrow("away");
  expect(await moments.at(3)).toBe("view 3");
  expect(asked).toEqual([0, 0]);
});

test("the longest unused stretch is let go", async () => {
  const { asked, moments } = game();
  for (let at = 0; at < 41; at++) await moments.at(at * STRETCH);
  expect(moments.known(0)).toBeUndefined();
  expect(moments.known(40 * STRETCH)).toBeDefined();
  await moments.at(0);
  expect(asked.length).toBe(42);
});

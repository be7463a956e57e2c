import { expect, test } from "vitest";

import { isTold, told } from "./told";

const message = (id: string, args: Record<string, unknown> = {}) => ({ id, args });

test("a sentence tells of what it names, not of who acts, nor of how much", () => {
  const seat = message("seat", { n: 2 });
  expect(told(message("log-pays", { seat, n: 3, craft: message("craft-tiler") }))).toEqual(["tiler"]);
  expect(told(message("log-employs", { seat, room: message("room", { n: 3 }) }))).toEqual(["room-3"]);
  expect(told(message("log-rests", { seat }))).toEqual([]);
});

test("places and pieces are found by name, those of a seat only for it", () => {
  expect(isTold("craft-1-tiler", ["tiler"], 1)).toBe(true);
  expect(isTold("craft-0-tiler", ["tiler"], 1)).toBe(false);
  expect(isTold("0-ready", ["ready"], 0)).toBe(true);
  expect(isTold("space-blue_left", ["blue-left"], 2)).toBe(true);
  expect(isTold("room-3", ["room-3"], 2)).toBe(true);
  expect(isTold("room-13", ["room-3"], 2)).toBe(false);
  expect(isTold("tiler-guild", ["tiler"], 0)).toBe(false);
  expect(isTold("", ["tiler"], 0)).toBe(false);
});

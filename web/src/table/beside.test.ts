import { expect, test } from "vitest";

import { beside } from "./beside";

const screen = { width: 1000, height: 600 };
const note = { width: 200, height: 100 };
const box = (left: number, top: number, width = 40, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("a note lies below its thing, or above where there is no room", () => {
  expect(beside(box(400, 300), note, [], screen)).toEqual({ left: 380, top: 350 });
  expect(beside(box(400, 540), note, [], screen)).toEqual({ left: 380, top: 430 });
});

test("a note leaves free what else can be chosen", () => {
  expect(beside(box(400, 300), note, [box(400, 360)], screen)).toEqual({ left: 380, top: 190 });
  expect(beside(box(400, 300), note, [box(400, 360), box(400, 240)], screen)).toEqual({ left: 450, top: 270 });
  expect(beside(box(400, 300), note, [box(400, 360), box(400, 240), box(460, 300)], screen)).toEqual({
    left: 190,
    top: 270,
  });
});

test("a note is never off the screen, and over its thing only if there is no other way", () => {
  expect(beside(box(0, 0, 1000, 300), note, [box(500, 350)], screen)).toEqual({ left: 8, top: 310 });
  expect(beside(box(0, 0, 1000, 600), note, [], screen)).toEqual({ left: 460, top: 492 });
});

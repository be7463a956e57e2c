import { expect, test } from "vitest";

import {
  ahead,
  apart,
  leadChanges,
  leader,
  points,
  scale,
  stopAt,
  swing,
  ticks,
  totalsAt,
  turnAt,
  turnStep,
  type Course,
} from "./course";

/** Two seats, four turns; the third and fourth lie in one entry; entries 5 and 6 were an answer and its undo. */
const COURSE: Course = {
  last: 12,
  stops: [0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 12],
  turns: [
    { number: 2, seat: 0, progress: { round: 1 }, totals: [0, 0] },
    { number: 4, seat: 1, progress: { round: 1 }, totals: [5, 0] },
    { number: 8, seat: 0, progress: { round: 2 }, totals: [5, 9] },
    { number: 8, seat: 1, progress: { round: 2 }, totals: [5, 9] },
  ],
  landmarks: [],
  totals: [12, 9],
};

test("a turn goes on until the next one begins", () => {
  expect([0, 1, 2, 3, 4, 7, 8, 12].map((number) => turnAt(COURSE, number))).toEqual([0, 0, 1, 1, 2, 2, 4, 4]);
});

test("an entry that was taken back leads to the stop before it", () => {
  expect([0, 4, 5, 6, 7, 12, 99].map((number) => stopAt(COURSE, number))).toEqual([0, 4, 4, 4, 5, 10, 10]);
});

test("steps by turn go from one beginning to the next, and to the end", () => {
  expect([0, 2, 5, 8, 12].map((number) => turnStep(COURSE, number, 1))).toEqual([2, 4, 8, 12, 12]);
  expect([12, 8, 7, 4, 2, 0].map((number) => turnStep(COURSE, number, -1))).toEqual([8, 4, 4, 2, 0, 0]);
});

test("turns in one entry are one point", () => {
  expect(points(COURSE).map(({ number, turn }) => [number, turn])).toEqual([
    [2, 0],
    [4, 1],
    [8, 3],
    [12, 4],
  ]);
});

test("the scores are those with which a turn began, and the last ones at the end", () => {
  expect([0, 5, 11, 12].map((number) => totalsAt(COURSE, number))).toEqual([
    [0, 0],
    [5, 0],
    [5, 9],
    [12, 9],
  ]);
});

test("nobody leads while two share the most", () => {
  expect([leader([3, 3]), leader([3, 4, 4]), leader([3, 4, 1])]).toEqual([null, null, 1]);
});

test("the lead changes when somebody else takes it", () => {
  expect(leadChanges(COURSE).map(({ number, seat, before }) => [number, seat, before])).toEqual([
    [4, 0, null],
    [8, 1, 0],
    [12, 0, 1],
  ]);
  expect(leadChanges(COURSE).map((change) => swing(COURSE, change))).toEqual([5, 9, 7]);
});

test("a tie in between changes nothing", () => {
  const turns = [
    [3, 1],
    [3, 3],
    [4, 3],
  ].map((totals, at) => ({ number: at, seat: 0, progress: {}, totals }));
  const course = { ...COURSE, stops: [0, 1, 2, 3], turns, totals: [5, 3] };
  expect(leadChanges(course).map(({ number }) => number)).toEqual([0]);
});

test("how far one is ahead counts against the best of the others", () => {
  expect(ahead(COURSE, 1).map(({ by }) => by)).toEqual([0, -5, 4, -3]);
});

test("ticks are round numbers that hold all values", () => {
  expect(ticks(0, 57, 4)).toEqual([0, 20, 40, 60]);
  expect(ticks(-3, 8, 4)).toEqual([-5, 0, 5, 10]);
  expect(ticks(0, 0, 4)).toEqual([0]);
  expect(ticks(0, 101, 4)).toEqual([0, 50, 100, 150]);
});

test("a scale runs from edge to edge", () => {
  const x = scale(0, 10, 20, 120);
  expect([x(0), x(5), x(10)]).toEqual([20, 70, 120]);
  expect(scale(4, 4, 20, 120)(4)).toBe(20);
});

test("what would cover each other is pushed apart, within the edge", () => {
  const at = (...values: number[]) => values.map((each) => ({ at: each }));
  expect(apart(at(30, 10, 12), 10, 100)).toEqual(at(10, 20, 30));
  expect(apart(at(95, 96), 10, 100)).toEqual(at(90, 100));
});

import { expect, test } from "vitest";

import type { Course } from "./course";
import { headline, toldTurns } from "./turns";

const seat = (n: number) => ({ seat: { id: "seat", args: { n } } });
const turn = (number: number, who: number) => ({ number, seat: who, progress: {}, totals: [0, 0] });
const entry = (number: number, who: number, ...lines: { id: string; args: object }[]) => ({
  number,
  seat: who,
  undo: false,
  lines: lines as { id: string; args: Record<string, unknown> }[],
});
const COURSE: Course = {
  last: 3,
  stops: [0, 1, 2, 3],
  turns: [turn(0, 0), turn(2, 1)],
  landmarks: [{ number: 2, message: { id: "log-round", args: { n: 2 } } }],
  totals: [1, 2],
};

test("the lines of an entry after the word that a turn begins belong to that turn", () => {
  const log = [
    entry(0, -1, { id: "log-deals", args: {} }, { id: "log-turn", args: seat(1) }),
    entry(1, 0, { id: "log-pays", args: seat(1) }),
    entry(
      2,
      0,
      { id: "log-gains", args: seat(2) },
      { id: "log-round", args: { n: 2 } },
      { id: "log-turn", args: seat(2) },
    ),
    entry(3, 1, { id: "log-pays", args: seat(2) }),
  ];
  const turns = toldTurns(COURSE, log);
  expect(turns.map((each) => [each.turn, each.seat, each.number, each.lines.map(({ number }) => number)])).toEqual([
    [0, -1, 0, [0]],
    [1, 0, 0, [1, 2]],
    [2, 1, 2, [3]],
  ]);
  expect(turns[1]!.landmarks.map(({ message }) => message.id)).toEqual(["log-round"]);
  expect(headline(turns[1]!)!.message.id).toBe("log-pays");
});

test("in a game whose log does not say so, a turn begins with the entry after which it was asked", () => {
  const log = [
    entry(0, -1, { id: "log-deals", args: {} }),
    entry(1, 0, { id: "log-pays", args: seat(1) }),
    entry(2, 0, { id: "log-gains", args: seat(1) }),
    entry(3, 1, { id: "log-pays", args: seat(2) }),
  ];
  expect(toldTurns(COURSE, log).map(({ lines }) => lines.map(({ number }) => number))).toEqual([[0], [1, 2], [3]]);
});

import { expect, test } from "vitest";

import { Words } from "../../words/fluent";
import { brief, short } from "./words";

const words = new Words({
  language: "en",
  text: `
seat = Seat { $n }
opponent = The opponent
log-sails = { $seat } moves the Ship to { $n }.
log-takes = { $seat } takes the tile (3+: pay 1 Gold) of { $n }.
log-loses = From { $seat } comes 1 Gold.
log-acts = { $seat }'s action is { $n }.
`,
});
const seat = (n: number) => ({ id: "seat", args: { n } });
const said = (id: string, who: unknown): string => row([{ id, args: { seat: who, n: 8 } }]);
const row = (lines: { id: string; args: Record<string, unknown> }[]): string =>
  brief(words, lines as never, 1)
    .map(({ text }) => text)
    .join("");

test("whose turn it is need not be said at every step", () => {
  expect(said("log-sails", seat(2))).toBe("Moves the Ship to 8");
  expect(said("log-sails", { id: "opponent", args: {} })).toBe("Moves the Ship to 8");
});

test("a line with little room leaves out what is in brackets", () => {
  const line = { id: "log-takes", args: { seat: seat(2), n: 8 } } as never;
  expect(short(words, line, 1)).toBe("Takes the tile of 8");
});

test("others are named, and the words stay where the name stands elsewhere", () => {
  expect(said("log-sails", seat(1))).toBe("Seat 1 moves the Ship to 8");
  expect(said("log-loses", seat(2))).toBe("From Seat 2 comes 1 Gold");
});

test("in a step of several lines nobody is named twice, and a name leaves nothing behind", () => {
  const other = { seat: seat(1), n: 8 };
  expect(
    row([
      { id: "log-sails", args: other },
      { id: "log-sails", args: other },
    ]),
  ).toBe("Seat 1 moves the Ship to 8, moves the Ship to 8");
  expect(
    row([
      { id: "log-loses", args: other },
      { id: "log-acts", args: { seat: seat(2), n: 3 } },
    ]),
  ).toBe("From Seat 1 comes 1 Gold, action is 3");
});

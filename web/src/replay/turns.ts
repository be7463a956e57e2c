// The log of a game, turn by turn: each line with the entry to which a click on it goes.

import type { LogEntry } from "../api/tables";
import { isMessage, type Message } from "../words/fluent";
import type { Course } from "./course";

export interface Line {
  number: number;
  seat: number;
  message: Message;
  /** The level of the bot that gave the answer. */
  bot?: string | null;
}

export interface ToldTurn {
  /** From 1 on; 0 is the setup. */
  turn: number;
  seat: number;
  /** The entry after which it began. */
  number: number;
  lines: Line[];
  /** The landmarks that it passed, in the order in which it did. */
  landmarks: Line[];
}

const HEADINGS = ["log-turn"];

/** Whom a sentence is about: an answer may set off what happens to others. */
function doer({ args }: Message): number | undefined {
  return isMessage(args.seat) ? (args.seat.args.n as number) - 1 : undefined;
}

/** The lines of each turn. Where the log has no line with which a turn begins, it begins with the next entry. */
export function toldTurns(course: Course, log: readonly LogEntry[]): ToldTurn[] {
  const found: ToldTurn[] = [{ turn: 0, seat: -1, number: 0, lines: [], landmarks: [] }];
  const marked = new Set(course.landmarks.map(({ message }) => message.id));
  const next = (): void => {
    const { number, seat } = course.turns[found.length - 1]!;
    found.push({ turn: found.length, seat, number, lines: [], landmarks: [] });
  };
  const spoken = log.some((entry) => entry.lines.some(({ id }) => HEADINGS.includes(id)));
  // What was played with older rules cannot be shown again.
  for (const entry of log.filter(({ number }) => number >= (course.stops[0] ?? 0))) {
    for (const message of entry.lines) {
      if (HEADINGS.includes(message.id)) {
        if (found.length <= course.turns.length) next();
        continue;
      }
      const line = { number: entry.number, seat: doer(message) ?? entry.seat, message, bot: entry.bot };
      if (marked.has(message.id)) found.at(-1)!.landmarks.push(line);
      else found.at(-1)!.lines.push(line);
    }
    while (!spoken && found.length <= course.turns.length && course.turns[found.length - 1]!.number <= entry.number) {
      next();
    }
  }
  return found;
}

/** The line that tells a turn best in short: the first that is about the one whose turn it is. */
export function headline(turn: ToldTurn): Line | undefined {
  return turn.lines.find((line) => line.seat === turn.seat) ?? turn.lines[0];
}

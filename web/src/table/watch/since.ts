// What changed since your last turn, in few lines: what others did, and what they now have.

import type { SeatSummary } from "../../games/games";
import type { Message } from "../../words/fluent";
import type { Turn } from "./turns";

/** Lines of the summary. */
export const MOST = 8;
/** Lines that are left to what others now have, if that changed. */
const COUNTS = 3;
/** What these lines say, the numbers say. */
const AMOUNTS = /^log-(pays|gains|loses|draws|scores)\b/;

export interface Deed {
  seat: number;
  message: Message;
}

export interface Count {
  seat: number;
  item: SeatSummary;
  before: string | number;
}

/** Of each seat the numbers that are no longer the same. */
export function counts(seat: number, before: readonly SeatSummary[], now: readonly SeatSummary[]): Count[] {
  return now.flatMap((item) => {
    const was = before.find(({ label }) => label === item.label);
    return was && was.value !== item.value ? [{ seat, item, before: was.value }] : [];
  });
}

/** The most telling deeds: of every turn the first ones, in the order in which they happened. */
export function deeds(turns: readonly Turn[], most: number): Deed[] {
  const lists = turns.map(({ seat, steps }) => {
    // Of a step that says one thing several times, the last says how it ended.
    const found = steps
      .flatMap(({ lines }) => lines.filter(({ id }, at) => lines.findLastIndex((other) => other.id === id) === at))
      .map((message) => ({ seat, message }));
    const telling = found.filter(({ message }) => !AMOUNTS.test(message.id));
    return telling.length > 0 ? telling : found.slice(0, 1);
  });
  const taken = lists.map(() => 0);
  let left = most;
  for (let row = 0; left > 0 && lists.some((list) => list.length > row); row++) {
    lists.forEach((list, at) => {
      if (left > 0 && list.length > row) {
        taken[at]!++;
        left--;
      }
    });
  }
  return lists.flatMap((list, at) => list.slice(0, taken[at]));
}

/** Both together, at most `MOST` lines. */
export function summary(turns: readonly Turn[], changed: readonly Count[]): { deeds: Deed[]; counts: Count[] } {
  const kept = deeds(turns, MOST - Math.min(changed.length, COUNTS));
  return { deeds: kept, counts: changed.slice(0, MOST - kept.length) };
}

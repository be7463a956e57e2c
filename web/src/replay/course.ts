// How a game went, as numbers: its turns, where one is in them, when the lead changed, and where a chart puts it all.

import type { Schemas } from "../api/tables";

export type Course = Schemas["Course"];
export type Turn = Schemas["Turn"];

/** The scores after an entry. */
export interface Point {
  number: number;
  totals: readonly number[];
  /** The turn that ended there, from 1 on; 0 before the first. */
  turn: number;
}

/** A new leader, or the first one. */
export interface LeadChange extends Point {
  /** Who leads now, and who led before; nobody before the first. */
  seat: number;
  before: number | null;
}

/** The turn that goes on after an entry, from 1 on; 0 before the first. */
export function turnAt(course: Course, number: number): number {
  let low = 0;
  let high = course.turns.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (course.turns[middle]!.number <= number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where an entry lies among the stops: the last one that is not after it. */
export function stopAt(course: Course, number: number): number {
  let low = 0;
  let high = course.stops.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (course.stops[middle]! <= number) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** The entry where the next turn begins, or where this one or the one before it did; else the end or the start. */
export function turnStep(course: Course, number: number, by: 1 | -1): number {
  const starts = [0, ...course.turns.map((turn) => turn.number), course.stops.at(-1)!];
  if (by > 0) return starts.find((start) => start > number) ?? number;
  return starts.findLast((start) => start < number) ?? 0;
}

/** The scores as each turn began and at the end. Turns that lie in one entry, such as the printed opponent's, are one. */
export function points(course: Course): Point[] {
  const found = new Map<number, Point>();
  for (const [at, turn] of course.turns.entries()) {
    found.set(turn.number, { number: turn.number, totals: turn.totals, turn: at });
  }
  const last = course.stops.at(-1)!;
  found.set(last, { number: last, totals: course.totals, turn: course.turns.length });
  return [...found.values()];
}

/** The scores as they stood when the turn began that goes on at an entry; at the end the last ones. */
export function totalsAt(course: Course, number: number): readonly number[] {
  if (number >= course.stops.at(-1)!) return course.totals;
  return (course.turns[Math.max(0, turnAt(course, number) - 1)] ?? course).totals;
}

/** The seat with more points than every other; nobody if two share the most. */
export function leader(totals: readonly number[]): number | null {
  const most = Math.max(...totals);
  const seats = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  return seats.length === 1 ? seats[0]! : null;
}

/** The moments at which somebody else took the lead; a tie changes nothing until it is broken. */
export function leadChanges(course: Course): LeadChange[] {
  const found: LeadChange[] = [];
  let before: number | null = null;
  for (const point of points(course)) {
    const seat = leader(point.totals);
    if (seat === null || seat === before) continue;
    found.push({ ...point, seat, before });
    before = seat;
  }
  return found;
}

/** By how much a lead changed hands: the swing since the turn before. */
export function swing(course: Course, change: LeadChange): number {
  const all = points(course);
  const at = all.findIndex((point) => point.number === change.number);
  const ahead = ({ totals }: Point): number =>
    totals[change.seat]! - Math.max(...totals.filter((_, seat) => seat !== change.seat));
  return at > 0 ? ahead(all[at]!) - ahead(all[at - 1]!) : ahead(all[0]!);
}

/** Round numbers from at or below `low` to at or above `high`, about `wanted` of them. */
export function ticks(low: number, high: number, wanted: number): number[] {
  const raw = Math.max(1, (high - low) / Math.max(1, wanted));
  const size = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((each) => each * size).find((each) => each >= raw)!;
  const found: number[] = [];
  for (let at = Math.floor(low / step); ; at++) {
    found.push(at * step);
    if (at * step >= high) return found;
  }
}

/** Where numbers from `low` to `high` lie between `from` and `to`. */
export function scale(low: number, high: number, from: number, to: number): (value: number) => number {
  return (value) => (high === low ? from : from + ((value - low) / (high - low)) * (to - from));
}

/** How far the seat `mine` is ahead of the best of the others, after each turn. */
export function ahead(course: Course, mine: number): { number: number; by: number }[] {
  return points(course).map(({ number, totals }) => ({
    number,
    by: totals[mine]! - Math.max(...totals.filter((_, seat) => seat !== mine)),
  }));
}

/** Things side by side that would cover each other, pushed apart by `gap`, none beyond `most`. */
export function apart<T extends { at: number }>(things: readonly T[], gap: number, most: number): T[] {
  const found = [...things].sort((a, b) => a.at - b.at).map((each) => ({ ...each }));
  for (let n = 1; n < found.length; n++) found[n]!.at = Math.max(found[n]!.at, found[n - 1]!.at + gap);
  const over = Math.max(0, (found.at(-1)?.at ?? 0) - most);
  return found.map((each) => ({ ...each, at: each.at - over }));
}

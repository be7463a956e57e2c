import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { View } from "../table.svelte";
import { beat, ENDS, Film, LEAD, PACES, type Pace } from "./film.svelte";
import { changed, turnsOf, type Turn } from "./turns";

const { move, rest, most } = PACES.normal;
const STEP = move + rest;
/** What is left for the film of a turn. */
const WHOLE = most - ENDS;
const shown: View = { seats: [], over: false, decision: null };
const table = (name: string): View & { name: string } => ({ ...shown, name });
const named = (view: (View & { name?: unknown }) | null): unknown => view?.name;

function turn(number: number, steps: number, seat = 1): Turn {
  return {
    turn: number,
    seat,
    base: table(`${number}`),
    own: true,
    steps: Array.from({ length: steps }, (_, at) => ({
      number: number * 10 + at,
      lines: [],
      why: null,
      chance: false,
      view: table(`${number}.${at}`),
    })),
  };
}

let pace: Pace;
let film: Film;

beforeEach(() => {
  vi.useFakeTimers();
  pace = "normal";
  film = new Film(() => pace);
});
afterEach(() => vi.useRealTimers());

test("a turn is shown from the table before it, step by step, and then it is over", () => {
  film.add([turn(3, 2)]);
  expect(named(film.view)).toBe("3");
  vi.advanceTimersByTime(LEAD);
  expect(named(film.view)).toBe("3.0");
  vi.advanceTimersByTime(STEP - 1);
  expect(named(film.view)).toBe("3.0");
  vi.advanceTimersByTime(1);
  expect(named(film.view)).toBe("3.1");
  vi.advanceTimersByTime(STEP);
  expect(film.running).toBe(false);
  expect(film.view).toBeNull();
});

test("turns that come meanwhile wait in their order", () => {
  film.add([turn(1, 1)]);
  film.add([turn(2, 1, 2), turn(3, 1)]);
  expect(film.waiting.map((each) => each.turn)).toEqual([2, 3]);
  vi.advanceTimersByTime(LEAD + STEP);
  expect([film.turn!.turn, named(film.view)]).toEqual([2, "2"]);
  film.skip();
  expect(film.turn!.turn).toBe(3);
  film.skip();
  expect(film.view).toBeNull();
});

test("what a slow turn brings later joins it, and is shown from there", () => {
  film.add([turn(1, 2)]);
  vi.advanceTimersByTime(LEAD + STEP);
  const more = turn(1, 1);
  film.add([{ ...more, steps: [{ ...more.steps[0]!, view: table("1.late") }] }]);
  expect(film.turn!.steps).toHaveLength(3);
  vi.advanceTimersByTime(STEP);
  expect(named(film.view)).toBe("1.late");
  vi.advanceTimersByTime(STEP);
  expect(film.running).toBe(false);
  film.add([turn(1, 1)]);
  expect([film.turn!.steps.length, film.step]).toEqual([4, 2]);
});

test("a turn that comes piece by piece takes no longer than one that comes whole", () => {
  film.add([turn(1, 8)]);
  vi.advanceTimersByTime(LEAD + 4 * STEP);
  film.add([turn(1, 8)]);
  vi.advanceTimersByTime(500);
  film.add([turn(1, 8)]);
  vi.advanceTimersByTime(WHOLE - LEAD - 4 * STEP - 500 - 1);
  expect([film.running, film.step]).toEqual([true, 23]);
  vi.advanceTimersByTime(1);
  expect(film.running).toBe(false);
});

test("who plays a turn slowly is watched at the usual speed, and one does not wait for what one knows", () => {
  film.add([turn(1, 8)]);
  vi.advanceTimersByTime(most);
  film.add([turn(1, 1)]);
  vi.advanceTimersByTime(LEAD);
  expect(film.step).toBe(8);
  vi.advanceTimersByTime(STEP - 1);
  expect(film.running).toBe(true);
  vi.advanceTimersByTime(1);
  expect(film.running).toBe(false);
});

test("it ends at once, and nothing moves after that", () => {
  film.add([turn(1, 3), turn(2, 3)]);
  vi.advanceTimersByTime(LEAD);
  film.end();
  expect(film.view).toBeNull();
  vi.advanceTimersByTime(60_000);
  expect([film.running, film.step]).toEqual([false, 0]);
  film.again();
  expect(named(film.view)).toBe("1");
  film.clear();
  film.again();
  expect(film.view).toBeNull();
});

test("paused it stands still; one can step both ways, over the border of turns too", () => {
  film.add([turn(1, 1), turn(2, 2)]);
  vi.advanceTimersByTime(LEAD);
  film.toggle();
  vi.advanceTimersByTime(60_000);
  expect(named(film.view)).toBe("1.0");
  film.forward();
  film.forward();
  expect(named(film.view)).toBe("2.0");
  film.back();
  film.back();
  expect(named(film.view)).toBe("1.0");
  film.back();
  film.back();
  expect(named(film.view)).toBe("1");
  film.toggle();
  vi.advanceTimersByTime(LEAD);
  expect(named(film.view)).toBe("1.0");
});

test("the speed can change while it runs; at once means that there is no film", () => {
  film.add([turn(1, 3)]);
  vi.advanceTimersByTime(LEAD);
  pace = "slow";
  film.play();
  vi.advanceTimersByTime(PACES.slow.move + PACES.slow.rest - 1);
  expect(film.step).toBe(0);
  vi.advanceTimersByTime(1);
  expect(film.step).toBe(1);
  pace = "instant";
  film.play();
  expect(film.running).toBe(false);
});

test.each([
  ["normal", 6000],
  ["slow", 14_000],
] as const)("at %s speed a turn takes at most so long, and rests shrink before movement", (speed, promised) => {
  const { move, rest } = PACES[speed];
  const room = promised - ENDS - LEAD;
  for (const steps of [1, 8, 15, 40]) {
    const each = Math.min(move + rest, room / steps);
    const found = beat(speed, steps);
    expect(found.move).toBeCloseTo(Math.min(move, each));
    expect(found.move + found.rest).toBeCloseTo(each);
  }
});

test("the film of a long turn leaves time to draw the table before and after it", () => {
  film.add([turn(1, 40)]);
  vi.advanceTimersByTime(most - ENDS);
  expect(film.running).toBe(false);
});

test("of the frames those of others are watched; the printed opponent's turn inside my answer too", () => {
  const line = { id: "log-x", args: {} };
  const frame = (number: number, by: number, turn: number, seat: number, path: (string | number)[]) => ({
    number,
    by,
    turn,
    seat,
    chance: false,
    lines: [line],
    why: null,
    changes: [{ path, value: number }],
  });
  const view = { seats: [], over: false, decision: null, players: [{ silver: 0 }, { silver: 0 }], round: 0 };
  const frames = [
    frame(1, 0, 1, 0, ["players", 0, "silver"]),
    frame(2, 0, 2, 1, ["players", 1, "silver"]),
    frame(3, 0, 2, 1, ["round"]),
    { ...frame(4, 0, 2, 1, ["round"]), lines: [] },
  ];
  const [found, ...rest] = turnsOf({ after: 0, upto: 4, seat: 0, view, frames, more: false, chances: [] }, [0]);
  expect(rest).toEqual([]);
  expect([found!.turn, found!.seat, found!.own, found!.steps.map((each) => each.number)]).toEqual([2, 1, true, [2, 3]]);
  expect((found!.base.players as { silver: number }[])[0]).toEqual({ silver: 1 });
  expect(found!.steps[1]!.view).toMatchObject({ round: 3, players: [{ silver: 1 }, { silver: 2 }] });
});

test("a changed view shares what has not changed", () => {
  const view = { ...shown, a: { b: [1, { c: 2 }] }, d: { e: 1 } };
  const now: View & { d?: unknown } = changed(view, [{ path: ["a", "b", 1, "c"], value: null }]);
  expect(now).toEqual({ ...shown, a: { b: [1, { c: null }] }, d: { e: 1 } });
  expect(now.d).toBe(view.d);
  expect(view).toEqual({ ...shown, a: { b: [1, { c: 2 }] }, d: { e: 1 } });
});

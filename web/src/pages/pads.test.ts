// A worked example for each game's score pad, and what a person may type.

import { expect, test } from "vitest";

import { pad as inventors } from "./pad-inventors";
import { pad as scholars } from "./pad-scholars";
import { pad as tabannusi } from "./pad-tabannusi";
import { reckon, tally, type Numbers, type Sheet } from "./pads";

const people = (...numbers: Numbers[]): Sheet[] => numbers.map((each) => ({ numbers: each, opponent: false }));
const alone = (mine: Numbers, opponent: Numbers): Sheet[] => [
  { numbers: mine, opponent: false },
  { numbers: opponent, opponent: true },
];

test("numbers and sums can be typed", () => {
  expect(["", "7", " 3 + 2+2", "4-1", "-2", "3+"].map(reckon)).toEqual([0, 7, 7, 3, -2, 3]);
  expect(["x", "3++2", "1.5", "--1"].map(reckon)).toEqual([null, null, null, null]);
});

const GUILDS = { "first-blue": 8, "second-blue": 4, "first-orange": 8, "second-orange": 4, "first-charcoal": 8 };

test("Inventors: nine categories, and the Ship ahead breaks ties", () => {
  // Blue: 5 against 3 + a Tent = 5, the first Ship is ahead; orange: only the second; charcoal: only the Dummy.
  const first: Numbers = {
    "influence-blue": 5,
    royalties: 4,
    "research-first": 5,
    "research-second": 1,
    scribe: 2,
    weaver: 1,
    tiles: 6,
    pairs: 3,
    "built-only": 1,
    both: 1,
    "both-dice": 2,
    "devices-low": 1,
    "devices-high": 2,
    silver: 3,
    cards: 4,
    ship: 1,
  };
  const second: Numbers = { "influence-blue": 3, "tents-blue": 1, "influence-orange": 1, silver: 3, ship: 2 };
  const [one, two] = tally(inventors, people(first, second), { ...GUILDS, "dummy-charcoal": 4 });
  expect(one!.points).toEqual({
    guilds: 8,
    royalties: 4,
    research: 6,
    craftspeople: 3,
    "workshop-tiles": 6,
    inventions: 3,
    "builder-publisher": 6,
    devices: 10,
    "left-overs": 1,
  });
  expect(one!.total).toBe(47);
  expect(two!.points.guilds).toBe(12);
  expect(two!.points["left-overs"]).toBe(0);
  expect([one!.place, two!.place]).toEqual([1, 2]);

  const level = tally(inventors, people({ royalties: 9, ship: 3 }, { royalties: 9, ship: 1 }), {});
  expect(level.map((each) => [each.place, each.tied])).toEqual([
    [2, true],
    [1, true],
  ]);
});

test("Inventors: the opponent scores in its own way, and a tie is its own", () => {
  const opponent: Numbers = { "tiles-opponent": 4, "inventions-opponent": 3, "devices-opponent": 2, silver: 5 };
  const [me, it] = tally(inventors, alone({ royalties: 11, tiles: 19 }, opponent), GUILDS);
  expect(it!.total).toBe(8 + 9 + 8 + 5);
  expect(me!.total).toBe(30);
  expect([me!.place, it!.place]).toEqual([2, 1]);
});

test("Scholars: Dice Sums share the banner (SCH-169, SCH-170, SCH-171)", () => {
  const shares = (...sums: number[]): number[] =>
    tally(scholars, people(...sums.map((coloured) => ({ coloured }))), {}).map((each) => each.points["dice-sum"]!);
  expect(shares(1, 1, 3, 3)).toEqual([1, 1, 5, 5]);
  expect(shares(0, 2, 2, 4)).toEqual([0, 3, 3, 6]);
  expect(shares(2, 2)).toEqual([1, 1]);
  expect(shares(4, 4, 4, 1)).toEqual([4, 4, 4, 0]);
});

test("Scholars: six categories, Employed Translators and then Workers break ties (SCH-176)", () => {
  const first: Numbers = {
    coloured: 9,
    white: 6,
    retirees: 7,
    "guild-green": 1,
    "caliph-top": 1,
    "caliph-middle": 2,
    mathematics: 7,
    physics: 4,
    astronomy: 1,
    scrolls: 14,
    conditions: 5,
    gold: 3,
    silver: 5,
  };
  const [one] = tally(scholars, people(first, { coloured: 1 }), {});
  // Gold: 3 and 5 Silver as 2 make 5, which is 2 points; six White dice cost 3.
  expect(one!.points).toEqual({ "dice-sum": 2, retirees: 7, guilds: 3, caliph: 5, research: 8, scrolls: 18 });
  expect(one!.total).toBe(43);

  const tied = people({ retirees: 50, employed: 2, workers: 3 }, { retirees: 50, employed: 2, workers: 4 });
  expect(tally(scholars, tied, {}).map((each) => each.place)).toEqual([2, 1]);
  const shared = people({ retirees: 50, employed: 2 }, { retirees: 50, employed: 2 });
  expect(tally(scholars, shared, {}).map((each) => each.place)).toEqual([1, 1]);
});

test("Tabannusi: the final scoring (TAB-345), and Gold breaks ties (TAB-167)", () => {
  const first: Numbers = {
    track: 80,
    // Yellow: size 1 and a Garden, worth 2; white: size 2, worth 3; brown: 2 with 3 Gardens and 1, worth 1.
    "size-yellow": 2,
    "mastery-yellow": 2,
    "size-white": 2,
    "mastery-white": 3,
    "size-brown": 6,
    "mastery-brown": 1,
    "port-rows": 3,
    "port-columns": 2,
    "tile-1": 5,
    "counted-1": 2,
    "tile-3": 1,
    "counted-3": 4,
    urban: 10,
    harbormasters: 2,
  };
  const [one] = tally(tabannusi, people(first), {});
  expect(one!.points).toEqual({
    track: 80,
    "common-districts": 16,
    port: 5,
    ziggurat: 14,
    "urban-cards": 10,
    harbormasters: 6,
  });
  expect(one!.total).toBe(131);

  const three = people({ track: 120, gold: 2 }, { track: 120, gold: 3 }, { track: 90, gold: 9 });
  expect(tally(tabannusi, three, {}).map((each) => each.place)).toEqual([2, 1, 3]);
  expect(tally(tabannusi, alone({ track: 140, gold: 5 }, { track: 140 }), {}).map((each) => each.place)).toEqual([
    2, 1,
  ]);
});

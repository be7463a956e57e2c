import { expect, test } from "vitest";

import type { Option } from "../../table/table.svelte";
import { namesIn } from "../../words/fluent";
import { answersOf, common, countsOf, named, printedOn } from "./shape";

const options = (...keys: string[]): Map<string, Option> =>
  new Map(keys.map((key) => [key, { key, message: { id: key, args: {} }, preview: [] }]));

test("a thing stands for the answers that end with it", () => {
  const open = options("keep:tin_2", "sell:market:tin_2", "rest");
  expect(answersOf(open, "tin_2").keys).toEqual(["keep:tin_2", "sell:market:tin_2"]);
  expect(answersOf(open, "rest").keys).toEqual(["rest"]);
  expect(answersOf(open, "tin").keys).toEqual([]);
});

test("what lies beside a thing that can be chosen is refused by the same kind of answer", () => {
  expect(answersOf(options("keep:tin_2", "rest"), "oak", ["tin_2", "oak"])).toEqual({
    keys: ["keep:oak"],
    asked: true,
  });
  expect(answersOf(options("keep:tin_2"), "oak", ["oak"])).toEqual({ keys: [], asked: false });
});

test("names come from the game's words, and never from a sentence or from words that need a number", () => {
  const names = namesIn(
    "card-tin_2 = tin lamp\nquestion-oak = Which oak?\neffect-gold = { $n } Gold\nname-pile = the pile",
  );
  expect(named(names, "tin_2", "cards")).toBe("Tin lamp");
  expect(named(names, "pile")).toBe("The pile");
  expect(named(names, "oak")).toBe("Oak");
  expect(named(names, "gold")).toBe("Gold");
  expect(named(names, "blue_left")).toBe("Blue left");
});

test("of two things of one name the one of the field is meant", () => {
  const names = namesIn("guild-blue = Blue Guild\ndie-blue = blue die");
  expect(named(names, "blue", "die")).toBe("Blue die");
  expect(named(names, "blue", "guilds")).toBe("Blue Guild");
});

test("on the table lies what neither the frame nor a seat shows", () => {
  const view = { game: "stall", over: false, players: [{}], board: { pile: 3 }, round: 1 };
  expect(common(view)).toEqual({ pile: 3, round: 1 });
});

test("a seat is summed up in numbers", () => {
  expect(countsOf({ coins: 3, goods: ["tin", "oak"], name: "x", cup: null })).toEqual([
    ["coins", 3],
    ["goods", 2],
  ]);
});

test("a thing shows the plain values printed on it", () => {
  const components = { good: [{ id: "tin", price: 2, provenance: "rulebook", effects: ["x"] }], meta: { id: "tin" } };
  expect(printedOn(components, "tin")).toEqual([["price", 2]]);
  expect(printedOn(components, "oak")).toEqual([]);
});

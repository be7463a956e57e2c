import { expect, test } from "vitest";

import { Answers } from "../../table/answers";
import type { LiveTable } from "../../table/table.svelte";
import { Words } from "../../words/fluent";
import { keysBy, named, printedAt, printedOn, seatParts, shapeOf, tableParts, within } from "./shape";

const words = new Words({
  language: "en",
  text: "name-stall = the stall\nname-coins = coins\ngood-tin-2 = tin lamp\nkind-metal = metal",
});
const view = {
  type: "object",
  title: "View",
  properties: {
    stall: {
      type: "array",
      items: { type: "string", "x-names": "good" },
      "x-answers": { kinds: ["buy"], by: "value" },
    },
    pile: { type: "integer", "x-answers": { kinds: ["draw"], by: "field" } },
    players: { type: "array", items: { $ref: "#/components/schemas/Player" }, "x-seated": true },
  },
} as const;
const Player = {
  type: "object",
  title: "Player",
  required: ["coins"],
  properties: {
    coins: { type: "integer" },
    cup: { anyOf: [{ type: "string" }, { type: "null" }], "x-own": true },
    goods: { type: "object", properties: { tin_2: { type: "integer" } }, "x-names": "good" },
  },
} as const;
const table = {
  words,
  asked: 0,
  answers: new Answers(["buy:tin_2", "draw", "take:1"]),
  components: {
    shape: { view, schemas: { Player } },
    good: [{ id: "tin_2", kind: ["metal", "glass", "metal"], price: 3 }],
    space: [{ id: "2", cost: 4 }],
  },
  view: {
    seats: [],
    over: false,
    decision: null,
    pile: 4,
    stall: ["tin_2", "oak"],
    players: [
      { coins: 1, cup: null, goods: { tin_2: 2 } },
      { coins: 5, cup: "x", goods: {} },
    ],
  },
} as Partial<LiveTable> as LiveTable;

test("the schema says what lies on the table, in which order, what it is called and what it stands for", () => {
  expect(tableParts(table).map(({ id, label, keys }) => [id, label, keys])).toEqual([
    ["stall", "The stall", []],
    ["pile", "Pile", ["draw"]],
  ]);
});

test("a seat has what the schema seats there, and shows others nothing of its own", () => {
  expect(seatParts(table, 0).map(({ id, label }) => [id, label])).toEqual([
    ["coins", "Coins"],
    ["goods", "Goods"],
  ]);
  expect(seatParts(table, 1).map(({ id }) => id)).toEqual(["coins", "cup", "goods"]);
});

test("a thing stands for the answers that its schema names and the game has, on the board of who is asked", () => {
  const item = within(view.properties.stall);
  expect(keysBy(table, item, "value", undefined, "tin_2")).toEqual(["buy:tin_2"]);
  expect(keysBy(table, item, "value", undefined, "oak")).toEqual([]);
  expect(keysBy(table, item, "value", 1, "tin_2")).toEqual([]);
  const row = { "x-answers": { kinds: ["take"], by: "place" } } as const;
  expect(keysBy(table, row, "place", undefined, 1)).toEqual(["take:1"]);
  expect(keysBy(table, row, "value", undefined, 1)).toEqual([]);
});

test("of several shapes a value has the one that it fits", () => {
  const either = { anyOf: [{ $ref: "x/Player" }, { type: "array" }, { type: "null" }], "x-names": "good" };
  expect(shapeOf(table, either, { coins: 1 })).toMatchObject({ title: "Player", "x-names": "good" });
  const row = { type: "array", items: { anyOf: [{ type: "string", "x-names": "good" }, { type: "null" }] } };
  expect(shapeOf(table, within(row), "tin_2")["x-names"]).toBe("good");
  expect(shapeOf(table, either, null).type).toBe("null");
  expect(shapeOf(table, either, []).type).toBe("array");
});

test("names come from the family that the schema names, or are ids in plain letters", () => {
  expect(named(table, "good", "tin_2")).toBe("Tin lamp");
  expect(named(table, undefined, "blue_left")).toBe("Blue left");
});

test("on a thing is shown what the schema names of its component data", () => {
  const shape = { "x-names": "good", "x-prints": { price: "", kind: "kind" } };
  expect(printedOn(table, shape, "tin_2")).toEqual([
    ["Price", "3"],
    ["Kind", "Metal ×2, Glass"],
  ]);
  expect(printedOn(table, shape, "oak")).toEqual([]);
  expect(printedAt(table, { "x-places": { table: "space", prints: { cost: "" } } }, 2)).toEqual([["Cost", "4"]]);
});

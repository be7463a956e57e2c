import { expect, test } from "vitest";

import type { Schemas } from "../api/tables";
import { Answers, keysOf, kindOf, listOf, offered, openOf } from "./answers";
import type { LiveTable, Option } from "./table.svelte";

const answers = new Answers(["pass", "space:1-02", "study.blue.top", "study.blue.top.up", "do:gain 1 die:white"]);
const options = new Map(["pass", "space:1-02"].map((key) => [key, {} as Option]));
const table = { answers, options } as Partial<LiveTable> as LiveTable;
const key = keysOf<"pass" | "space" | "study" | "do">();

test("an answer is found by its kind and its things", () => {
  expect(key(table, "pass")).toBe("pass");
  expect(key(table, "space", "1-02")).toBe("space:1-02");
  expect(key(table, "study", "blue", "top")).toBe("study.blue.top");
  expect(key(table, "study", "blue", "top", "up")).toBe("study.blue.top.up");
  expect(key(table, "study", "blue.top")).toBe("study.blue.top");
  expect(key(table, "do", "gain 1 die:white")).toBe("do:gain 1 die:white");
});

test("what stands for no answer has no key", () => {
  expect(key(table, "space", "9-99")).toBeUndefined();
  expect(key(table, "space", undefined)).toBeUndefined();
  expect(listOf([key(table, "space"), key(table, "pass")])).toEqual(["pass"]);
});

test("a kind that the game lacks is no kind", () => {
  // @ts-expect-error the game does not list it
  expect(key(table, "spice", 1)).toBeUndefined();
  const inventors = keysOf<Schemas["InventorsKind"]>();
  expect(inventors(table, "space", "1-02")).toBe("space:1-02");
  // @ts-expect-error it is a kind of Scholars
  expect(inventors(table, "via", 1)).toBeUndefined();
});

test("what is open is told by its kind", () => {
  expect(kindOf("study.blue.top")).toBe("study");
  expect(openOf<"space">()(table, "space")).toEqual(["1-02"]);
  expect(offered(table, key(table, "pass"), key(table, "study", "blue", "top"))).toEqual(["pass"]);
});

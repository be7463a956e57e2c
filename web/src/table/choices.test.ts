import { expect, test } from "vitest";

import type { Key } from "./answers";
import type { Option } from "./table.svelte";
import { Words } from "../words/fluent";
import { choicesOf, FREE, kindName, largest, neighbour } from "./choices";

const option = (key: string, id = key, more: Partial<Option> = {}): Option =>
  ({ key, message: { id, args: {} }, ...more }) as Option;

const GROUPS = { worker: "worker", invent: "dice", build: "dice", "end-turn": "pass", play: "card" };

test("answers stand by kind, those that people see as one together, free actions last", () => {
  const { kinds, passes } = choicesOf(
    [
      option("play:lens", "a", { free: true }),
      option("invent"),
      option("worker:blue"),
      option("build"),
      option("end-turn"),
    ],
    GROUPS,
  );
  expect(kinds.map(({ id, options }) => [id, options.length])).toEqual([
    ["dice", 2],
    ["worker", 1],
    [FREE, 1],
  ]);
  expect(passes.map(({ key }) => key)).toEqual(["end-turn"]);
});

test("equal things are one choice", () => {
  const { kinds } = choicesOf([option("die:1", "a"), option("die:2", "a"), option("die:3", "b")], {});
  expect(kinds[0]!.options.map(({ key }) => key)).toEqual(["die:1", "die:3"]);
});

test("the sheet opens at the kind with most choices, and at free actions only if there is nothing else", () => {
  const free = [option("play:a", "a", { free: true }), option("play:b", "b", { free: true })];
  expect(largest(choicesOf([...free, option("invent")], GROUPS))).toBe("dice");
  expect(largest(choicesOf(free, GROUPS))).toBe(FREE);
  expect(largest(choicesOf([], GROUPS))).toBe("");
});

test("a kind without a word of its game has its own name", () => {
  const words = new Words({ language: "en", text: "kind-worker = Worker" });
  expect([kindName(words, "worker"), kindName(words, "lay-water")]).toEqual(["Worker", "Lay water"]);
});

test("neighbours go round", () => {
  const keys = ["a", "b", "c"] as Key[];
  expect([neighbour(keys, keys[2]!, 1), neighbour(keys, keys[0]!, -1)]).toEqual(["a", "c"]);
});

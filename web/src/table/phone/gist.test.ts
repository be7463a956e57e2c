import { expect, test } from "vitest";

import type { Message } from "../../words/fluent";
import { effectIn, gistOf } from "./gist";

const said = (id: string, args: Record<string, unknown> = {}): Message => ({ id, args });
const seat = said("seat", { n: 1 });
const SIGNS = { pays: { "log-pays": "cost-silver" }, gets: { "log-gains": "effect-gold" } };

test("what is paid and what is gained have signs, counted together", () => {
  const lines = [said("log-pays", { seat, n: 2 }), said("log-gains", { seat, n: 1 }), said("log-pays", { seat, n: 1 })];
  const gist = gistOf(said("answer"), lines, {}, SIGNS);
  expect(gist.pays.map(({ id, args }) => [id, args.n])).toEqual([["cost-silver", 3]]);
  expect(gist.gets.map(({ id, args }) => [id, args.n])).toEqual([["effect-gold", 1]]);
  expect(effectIn(gist)).toEqual(said("effect-pay", { owed: gist.pays, gains: gist.gets }));
});

test("a line that names only what the answer names is not said again", () => {
  const space = said("space", { district: 2, n: 1 });
  const answer = said("answer-space", { space });
  const same = said("log-places", { seat, space });
  const other = said("log-moves", { seat, district: said("district-3") });
  expect(gistOf(answer, [same, other], {}, SIGNS).rest).toEqual([other]);
});

test("without a cost there is no arrow", () => {
  expect(effectIn(gistOf(said("answer"), [said("log-gains", { seat, n: 1 })], {}, SIGNS)).id).toBe("effect-list");
});

test("a line may give what is printed where it happens, and then nothing is said twice", () => {
  const printed = { pays: {}, gets: { ...SIGNS.gets, "log-sends": () => said("effect-draw", { n: 2 }) } };
  const lines = [said("log-sends", { seat }), said("log-gains", { seat, n: 2 })];
  const gist = gistOf(said("answer"), lines, {}, printed);
  expect(gist).toEqual({ pays: [], gets: [said("effect-draw", { n: 2 })], rest: [] });
});

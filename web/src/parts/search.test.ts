import { expect, test } from "vitest";

import type { RuleInfo } from "../api/tables";
import { byHeading, found, pieces } from "./search";

const rule = (id: string, area: string, heading: string, text: string): RuleInfo => ({
  id,
  area,
  heading,
  text,
  ambiguity: "",
  decision: "",
});
const ids = (rules: readonly RuleInfo[]): string[] => rules.map(({ id }) => id);

test.each([
  ["brightening", "To brighten a die, move it up."],
  ["tiles", "Take one tile."],
  ["placed", "You may place a Worker."],
  ["kości", "Kość wraca do woreczka."],
  ["izba", "Połóż Wpływ w tej Izbie."],
  ["rzemieślnik", "Zapłać trzem Rzemieślnikom."],
  ["batiments", "Chaque Bâtiment rapporte des points."],
  ["ouvriers", "Placez un Ouvrier."],
])("%s is found in another of its forms", (search, text) => {
  expect(found([rule("INV-001", "dice", "Dice", text)], search)).toHaveLength(1);
  expect(pieces(text, search).filter(({ hit }) => hit)).toHaveLength(1);
  expect(
    pieces(text, search)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});

test("every word must be there, and one inside another word is none", () => {
  const rules = [rule("SCH-001", "rest", "Rest", "Take back your cards."), rule("SCH-002", "work", "Work", "Discard.")];
  expect(ids(found(rules, "cards"))).toEqual(["SCH-001"]);
  expect(ids(found(rules, "rest cards"))).toEqual(["SCH-001"]);
  expect(found(rules, "cards dice")).toEqual([]);
  expect(found(rules, "  ")).toHaveLength(2);
});

test("numbers are found as they are written", () => {
  const rules = [rule("INV-037", "dice", "Dice", "One."), rule("INV-038", "dice", "Dice", "Two.")];
  expect(ids(found(rules, "inv-037"))).toEqual(["INV-037"]);
  expect(ids(found(rules, "38"))).toEqual(["INV-038"]);
});

test("rules stand under their headings, examples with what they are about, and what is in the box last", () => {
  const rules = [
    rule("A-1", "components", "Components", ""),
    rule("A-2", "travel.move", "Travel", ""),
    rule("A-3", "rest.steps", "Rest", ""),
    rule("A-4", "travel.end", "Travel", ""),
    rule("A-5", "example.travel.green", "Worked examples", ""),
    rule("A-6", "example.other", "Worked examples", ""),
  ];
  expect(byHeading(rules).map(({ heading, rules }) => [heading, ids(rules)])).toEqual([
    ["Travel", ["A-2", "A-4", "A-5"]],
    ["Rest", ["A-3"]],
    ["Worked examples", ["A-6"]],
    ["Components", ["A-1"]],
  ]);
});

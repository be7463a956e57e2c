import { expect, test } from "vitest";

import type { RuleInfo } from "../../api/tables";
import { gist, meanings } from "./meanings";

const rule = (id: string, text: string) => ({ id, text }) as RuleInfo;

test("a rule is told in its first sentence, a long one in its first part", () => {
  expect(gist("Travel moves the marker. It ends on one Spot.")).toBe("Travel moves the marker.");
  expect(gist("Gain 2.5 dice, once")).toBe("Gain 2.5 dice, once");
  const first = "One brighten effect moves a die one landscape up";
  expect(gist(`${first}; ${"a Study die moves up one level; ".repeat(5)}or out of it.`)).toBe(`${first}.`);
  // In French a semicolon has a space before it.
  expect(gist(`${first} ; ${"une Étape de plus ; ".repeat(8)}fin.`)).toBe(`${first}.`);
  const list = `One brighten effect does exactly one of: ${"move a die one landscape up; ".repeat(5)}or out.`;
  const short = [list, `${"long ".repeat(40)}without parts. More.`].map(gist);
  for (const told of short) {
    expect(told.length).toBeLessThanOrEqual(121);
    expect(told).toMatch(/\w…$/);
  }
});

test("signs that one rule explains stand together, and keep their numbers", () => {
  const rules = [rule("A-1", "Pay."), rule("A-2", "Sail.")];
  const ruleOf = { weaver: "A-1", ship: "A-2", tiler: "A-1", flag: "A-9" };
  expect(meanings(["weaver", "ship", "tiler", "flag"], ruleOf, rules)).toEqual([
    {
      signs: [
        { name: "weaver", number: 1 },
        { name: "tiler", number: 3 },
      ],
      rule: rules[0],
    },
    { signs: [{ name: "ship", number: 2 }], rule: rules[1] },
    { signs: [{ name: "flag", number: 4 }], rule: undefined },
  ]);
  expect(meanings(["ship"], ruleOf, [])).toEqual([{ signs: [{ name: "ship", number: 1 }], rule: undefined }]);
});

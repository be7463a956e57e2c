import { expect, test } from "vitest";

import { heard } from "./heard";

const icon = ({ id }: { id: string }): string | undefined => (id === "die" ? "die-any" : undefined);
const entry = (...args: Record<string, unknown>[]) => ({
  number: 1,
  seat: 0,
  undo: false,
  lines: args.map((each) => ({ id: "log", args: each })),
});
const at = (over = false, myTurn = false) => ({ over, myTurn });

test("the end is heard once, then your turn, then dice and pieces", () => {
  const dice = entry({ dice: [{ id: "die", args: {} }] });
  const piece = entry({ seat: { id: "seat", args: { n: 1 } } });
  expect(heard(at(), at(true), [dice], icon)).toBe("end");
  expect(heard(at(true), at(true), [dice], icon)).toBe(null);
  expect(heard(at(), at(false, true), [dice], icon)).toBe("turn");
  expect(heard(at(false, true), at(false, true), [dice], icon)).toBe("die");
  expect(heard(at(), at(), [piece], icon)).toBe("piece");
  expect(heard(at(), at(), [entry()], icon)).toBe(null);
});

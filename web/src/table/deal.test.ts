import { expect, test } from "vitest";

import type { TableInfo } from "../api/tables";
import { checked, fingerprint } from "./deal";

const seats = [{ kind: "person" }, { kind: "bot" }];
/** The fingerprint is the one that the engine computes for this deal (tests/core/test_deals.py). */
const COMMITMENT = "d6e91513413e3dc4d1996550d594f2d5dce96be4f10b968dcdbbde6f219a9e12";
const dealt = {
  id: "t",
  game: "inventors",
  rules: "3",
  pack: "żółty-1a",
  options: { rounds: 4, aids: false },
  seed: "5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e",
  seats,
  commitment: COMMITMENT,
} as never as TableInfo;

test("the page computes the same fingerprint as the engine", async () => {
  expect(await fingerprint(dealt)).toBe(COMMITMENT);
  expect(await checked(dealt)).toBe("proved");
});

test("another seed does not fit, and a plain number promises nothing", async () => {
  expect(await checked({ ...dealt, seed: "0".repeat(32) })).toBe("broken");
  expect(await checked({ ...dealt, seed: 7 })).toBe("unsealed");
});

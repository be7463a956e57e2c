import { expect, test } from "vitest";

import { beginning, ownAddress } from "./links";

const here = { origin: "http://127.0.0.1:8000", hostname: "127.0.0.1" };
const lan = { origin: "http://192.168.7.5:8000", hostname: "192.168.7.5" };

test.each(["localhost", "claytable.localhost", "127.0.0.1", "127.8.9.10", "[::1]"])(
  "%s is this machine",
  (hostname) => {
    expect(ownAddress(hostname)).toBe(true);
  },
);

test.each(["192.168.7.5", "[fd00::7]", "[::127.0.0.1]", "play.example", "127.0.0.1.example", "notlocalhost"])(
  "others may open %s",
  (hostname) => {
    expect(ownAddress(hostname)).toBe(false);
  },
);

test("a page that others may open gives its own address", () => {
  expect(beginning(lan, { network: true, address: "http://10.0.0.7:8000" })).toEqual({ origin: lan.origin, note: "" });
});

test("at this machine a link has the address that the server has in the network", () => {
  expect(beginning(here, { network: true, address: lan.origin })).toEqual({ origin: lan.origin, note: "network" });
});

test("it is said when a link works on this machine only, and why", () => {
  expect(beginning(here, { network: false, address: null })).toEqual({ origin: here.origin, note: "here" });
  expect(beginning(here, { network: true, address: null })).toEqual({ origin: here.origin, note: "no-address" });
});

test("a server that does not say is not guessed at", () => {
  expect(beginning(here, null)).toEqual({ origin: here.origin, note: "" });
});

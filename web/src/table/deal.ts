// The deal of a table, proved: its fingerprint is kept from the first visit on, and at the end the seed must fit it.

import type { TableInfo } from "../api/tables";

const KEY = "claytable-deals";
/** Tables whose fingerprints are kept, the newest last. */
const MOST = 200;

type Fingerprints = [table: string, fingerprint: string][];

function kept(): Fingerprints {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Fingerprints;
  } catch {
    return [];
  }
}

/** Keep a table's fingerprint, unless one is kept: the first one counts. */
export function remember({ id, commitment }: Pick<TableInfo, "id" | "commitment">): void {
  const known = kept();
  if (known.some(([table]) => table === id)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, [id, commitment]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing compares with what the table says at the end.
  }
}

export type Verdict = "proved" | "broken" | "unsealed" | "unknown";

/** Whether the deal is the one that was fixed when this browser first saw the table. */
export async function checked(info: TableInfo): Promise<Verdict> {
  if (typeof info.seed !== "string") return "unsealed";
  // Browsers compute fingerprints only where nobody can change the page on its way.
  if (!globalThis.crypto?.subtle) return "unknown";
  const first = kept().find(([table]) => table === info.id)?.[1] ?? info.commitment;
  return first === (await fingerprint(info)) ? "proved" : "broken";
}

/** The same as `core.journal.commitment`. */
export async function fingerprint(info: TableInfo): Promise<string> {
  const kinds = info.seats.map((seat) => seat.kind);
  const fixed = [1, info.game, info.rules, info.pack, info.options, info.seed, kinds];
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sorted(fixed)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** JSON with the keys of objects in order, in plain ASCII. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  ).replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

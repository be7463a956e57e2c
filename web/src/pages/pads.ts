// The score pad: plain arithmetic on what people count on their own table. It knows no position, only numbers.

export type Numbers = Record<string, number>;

export interface Field {
  id: string;
  /** Points for each; without it the pad works them out from several numbers. */
  each?: number;
  /** The same for the solo opponent; `false`: it does not score this. */
  opponent?: number | false;
  /** Something that one has or has not. */
  check?: boolean;
}

export interface PadCategory {
  id: string;
  fields: Field[];
}

export interface Sheet {
  numbers: Numbers;
  opponent: boolean;
}

export interface Pad {
  categories: PadCategory[];
  /** Counted once for the table: printed values, the Dummy. */
  shared: { id: string; value: number; dummy?: boolean }[];
  /** Counted for the tie-break only. */
  ties: Field[];
  /** Points that need more than one number, by category. */
  worked: (sheets: Sheet[], shared: Numbers) => Numbers[];
  /** What decides among equal totals: more is better. */
  merit: (sheet: Sheet) => number[];
}

export interface PadResult {
  points: Numbers;
  total: number;
  place: number;
  /** Whether somebody else has the same total. */
  tied: boolean;
}

/** What was typed: a number, or several to be added, as in "3+2+2". Nothing is 0, nonsense is `null`. */
export function reckon(text: string): number | null {
  const plain = text.replaceAll(/\s/g, "").replaceAll("−", "-");
  if (plain === "") return 0;
  if (!/^[+-]?\d{1,4}([+-]\d{1,4})*\+?$/.test(plain)) return null;
  return [...plain.matchAll(/[+-]?\d+/g)].reduce((sum, found) => sum + Number(found[0]), 0);
}

function factor(field: Field, opponent: boolean): number {
  const each = opponent && field.opponent !== undefined ? field.opponent : field.each;
  return each === false || each === undefined ? 0 : each;
}

function compare(a: number[], b: number[]): number {
  for (let n = 0; n < a.length; n += 1) if (a[n] !== b[n]) return b[n]! - a[n]!;
  return 0;
}

/** Everybody's points by category, totals and places. Alone a tie is the opponent's. */
export function tally(pad: Pad, sheets: Sheet[], shared: Numbers): PadResult[] {
  const worked = pad.worked(sheets, shared);
  const solo = sheets.some((sheet) => sheet.opponent);
  const results = sheets.map(({ numbers, opponent }, n) => {
    const points: Numbers = {};
    for (const { id, fields } of pad.categories) {
      points[id] = worked[n]![id] ?? 0;
      for (const field of fields) points[id] += (numbers[field.id] ?? 0) * factor(field, opponent);
    }
    return { points, total: Object.values(points).reduce((sum, each) => sum + each, 0), place: 1, tied: false };
  });
  const merits = sheets.map((sheet, n) => [results[n]!.total, ...(solo ? [Number(sheet.opponent)] : pad.merit(sheet))]);
  for (const [n, result] of results.entries()) {
    result.place = 1 + merits.filter((other) => compare(other, merits[n]!) < 0).length;
    result.tied = results.some((other, m) => m !== n && other.total === result.total);
  }
  return results;
}

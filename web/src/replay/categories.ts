// A final score, category by category: who is ahead where, and by what a game was decided.

import type { Score } from "../table/table.svelte";

export interface Row {
  id: string;
  /** By seat, in the order of the scores; none where they are hidden. */
  points: (number | null)[];
  items: Score["categories"][number]["items"][];
  /** Who has most there, and by how much more than the next; nobody if two have the same. */
  ahead: { seat: number; by: number } | null;
}

/** The one with most, and by how much. */
function first(points: readonly (number | null)[]): Row["ahead"] {
  const known = points.map((value, seat) => ({ seat, value: value ?? 0 })).sort((a, b) => b.value - a.value);
  const by = known.length > 1 ? known[0]!.value - known[1]!.value : 0;
  return by > 0 ? { seat: known[0]!.seat, by } : null;
}

/** The categories of the scores, which are in the order of the seats; those in which nobody has anything last. */
export function rowsOf(scores: readonly Score[]): Row[] {
  const ids = scores[0]?.categories.map(({ id }) => id) ?? [];
  return ids.map((id, at) => {
    const found = scores.map((score) => score.categories[at]!);
    const points = found.map((category) => category.points);
    return { id, points, items: found.map((category) => category.items), ahead: first(points) };
  });
}

/** The categories in which the winner gained most on the best of the others, the largest gain first. */
export function decided(rows: readonly Row[], winner: number): Row[] {
  const gain = (row: Row): number => (row.ahead?.seat === winner ? row.ahead.by : 0);
  return rows.filter((row) => gain(row) > 0).sort((a, b) => gain(b) - gain(a));
}

// Where a note lies beside the thing that it is about.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Between a note and its thing, and between a note and the edge of the screen. */
const GAP = 10;
const EDGE = 8;
/** How far a note below or above its thing begins left of the thing's middle. */
const BEFORE = 40;

/** Below, above, right or left of its thing: the first side with room where the fewest of `others` are covered. */
export function beside(
  thing: Box,
  note: { width: number; height: number },
  others: readonly Box[],
  screen: { width: number; height: number },
): { left: number; top: number } {
  const { width, height } = note;
  const across = (left: number): number => Math.max(EDGE, Math.min(screen.width - width - EDGE, left));
  const down = (top: number): number => Math.max(EDGE, Math.min(screen.height - height - EDGE, top));
  // About its middle, or flush with one of its edges.
  const lefts = [(thing.left + thing.right) / 2 - BEFORE, thing.left, thing.right - width];
  const tops = [(thing.top + thing.bottom - height) / 2, thing.top, thing.bottom - height];
  const sides = [0, 1, 2].flatMap((at) => [
    { left: lefts[at]!, top: thing.bottom + GAP },
    { left: lefts[at]!, top: thing.top - GAP - height },
    { left: thing.right + GAP, top: tops[at]! },
    { left: thing.left - GAP - width, top: tops[at]! },
  ]);
  const covers = (at: { left: number; top: number }, box: Box): boolean =>
    box.left < at.left + width && at.left < box.right && box.top < at.top + height && at.top < box.bottom;
  const costs = sides.map((wanted) => {
    const at = { left: across(wanted.left), top: down(wanted.top) };
    const hidden = others.filter((box) => covers(at, box)).length;
    // A note hides the thing that it is about only as a last resort.
    return { at, cost: hidden + (covers(at, thing) ? others.length + 1 : 0) };
  });
  return costs.reduce((best, each) => (each.cost < best.cost ? each : best)).at;
}

// Whether the pointer has come to a thing, or a thing has come to the pointer: a page that opens, a dialog that closes, a
// board that changes put things under a pointer that rests. Only a pointer that moves asks what something is.

interface Point {
  x: number;
  y: number;
}

const pointOf = ({ screenX: x, screenY: y }: PointerEvent): Point => ({ x, y });
const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

let rests: Point = { x: NaN, y: NaN };

if (typeof window !== "undefined") {
  for (const name of ["pointermove", "pointerdown", "pointerup"] as const) {
    addEventListener(name, (event) => (rests = pointOf(event)), { capture: true, passive: true });
  }
}

/** Call `then` when the pointer enters the thing by moving, or begins to move on it. */
export function arrives(node: HTMLElement | SVGElement, then: () => void): () => void {
  let found: Point | null = null;
  const enter = (event: Event): void => {
    const at = pointOf(event as PointerEvent);
    found = same(at, rests) ? at : null;
    if (!found) then();
  };
  const move = (event: Event): void => {
    if (!found || same(pointOf(event as PointerEvent), found)) return;
    found = null;
    then();
  };
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointermove", move);
  return () => {
    node.removeEventListener("pointerenter", enter);
    node.removeEventListener("pointermove", move);
  };
}

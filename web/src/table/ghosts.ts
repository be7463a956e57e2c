// What answers would put on the table, where it would stand: copies that lie over the drawing while they are looked at.

import { contents, touched } from "./motion";
import { keysAt } from "./spot.svelte";
import type { LiveTable, View } from "./table.svelte";
import { enlarged } from "./zoom/enlarged";

/** A copy of what would stand in a watched place, and how far from the place's corner. */
interface Ghost {
  /** Its classes: a place of the answer is marked like one. */
  kind: string;
  copy: Element;
  place: string;
  left: number;
  top: number;
}

/** Where a piece stands: in which place, beside how many others, and how far from the place's corner. */
interface Stand {
  place: string | undefined;
  many: number;
  left: number;
  top: number;
}

/** A piece that is less far from where it stood has not moved. */
const NEAR = 8;

const pieces = (drawing: Element): HTMLElement[] => [...drawing.querySelectorAll<HTMLElement>("[data-piece]")];
const placeOf = (node: Element): HTMLElement | null => node.closest<HTMLElement>("[data-watch]");

function standOf(piece: HTMLElement): Stand {
  const place = placeOf(piece);
  const [box, corner] = [piece.getBoundingClientRect(), (place ?? piece).getBoundingClientRect()];
  const many = place ? pieces(place).length : 0;
  return { place: place?.dataset.watch, many, left: box.left - corner.left, top: box.top - corner.top };
}

/** Whether a piece stands elsewhere; where one has come or gone, the others only make room. */
const moved = (was: Stand | undefined, is: Stand): boolean =>
  was?.place !== is.place || (was?.many === is.many && Math.hypot(is.left - was.left, is.top - was.top) > NEAR);

/** The copies, each placed on the drawing; `then` is the table as it would be. Of the watched places without pieces of
 * their own, those are shown that stand for the answer `key`; without one, all that would change. */
export function ghosts(table: LiveTable, drawing: HTMLElement, key: string | null, then: View): HTMLElement[] {
  const room = drawing.parentElement!;
  const { scrollTop } = room;
  const before = contents(drawing);
  const stood = new Map(pieces(drawing).map((piece) => [piece.dataset.piece!, standOf(piece)]));
  const found = table.others.glance(then, () => {
    const come = pieces(drawing).filter((piece) => moved(stood.get(piece.dataset.piece!), standOf(piece)));
    // A place without pieces of its own is shown as it would be.
    const here = touched(drawing, before).filter(
      (place) => (key === null || standsFor(place, key)) && !come.some((piece) => place.contains(piece)),
    );
    return [...come.flatMap((piece) => ghostOf(piece)), ...here.flatMap((place) => ghostOf(place, "ghost here"))];
  });
  room.scrollTop = scrollTop;
  return found.flatMap((ghost) => laid(drawing, ghost));
}

/** Whether a watched place is where an answer lies, or part of it. */
const standsFor = (place: Element, key: string): boolean =>
  place.closest<HTMLElement>("[data-keys]")?.dataset.keys!.split("|").includes(key) ?? false;

function ghostOf(node: HTMLElement, kind = "ghost"): Ghost[] {
  const place = placeOf(node);
  const box = node.getBoundingClientRect();
  if (!place || box.width === 0) return [];
  const corner = place.getBoundingClientRect();
  const copy = enlarged(node, { width: Infinity, height: Infinity, times: 1 });
  return [{ kind, copy, place: place.dataset.watch!, left: box.left - corner.left, top: box.top - corner.top }];
}

function laid(drawing: HTMLElement, { kind, copy, place, left, top }: Ghost): HTMLElement[] {
  const at = drawing.querySelector(`[data-watch="${CSS.escape(place)}"]`)?.getBoundingClientRect();
  if (!at) return [];
  const ghost = laidAt(drawing, kind, at.left + left, at.top + top);
  ghost.append(copy);
  return [ghost];
}

/** Something new that lies on the drawing, which may be seen smaller than it is, at a place of the screen. */
function laidAt(drawing: HTMLElement, kind: string, left: number, top: number): HTMLElement {
  const ground = drawing.getBoundingClientRect();
  const scale = ground.width / drawing.offsetWidth || 1;
  const node = document.createElement("div");
  node.className = kind;
  node.style.left = `${(left - ground.left) / scale}px`;
  node.style.top = `${(top - ground.top) / scale}px`;
  return node;
}

/** A number on the first place of each of these answers, in their order; some have none on the board. */
export function numbers(drawing: HTMLElement, keys: readonly string[]): HTMLElement[] {
  const places = [...drawing.querySelectorAll("*")].filter((node) => keysAt(node).length > 0);
  const found = new Map<Element, number[]>();
  for (const [at, key] of keys.entries()) {
    const place = places.find((node) => keysAt(node).some((each) => each === key) && node.getClientRects().length > 0);
    if (place) found.set(place, [...(found.get(place) ?? []), at + 1]);
  }
  return [...found].map(([place, all]) => {
    const { right, top } = place.getBoundingClientRect();
    const mark = laidAt(drawing, "number", right, top);
    mark.textContent = all.join(" ");
    return mark;
  });
}

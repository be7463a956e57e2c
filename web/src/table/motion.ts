// After an answer things move: a piece travels from where it lay to where it lies, and what changed is marked.
// `data-piece` marks pieces, `data-watch` places whose content is watched. Pieces that are alike, such as dice of one
// colour, have names `kind/where`: a piece that arrives somewhere is one of its kind that has left its place.

import { settings } from "../settings.svelte";

const APART = 40;
const ALL = 600;

type Places = Map<string, Place>;
export type Contents = ReadonlyMap<string, string>;

/** Where something lies on the board, in pixels of the screen. */
interface Place {
  left: number;
  top: number;
}

/** A piece that travels, where it will lie, and its distance from where it was, in pixels of the board. */
export interface Move {
  piece: HTMLElement;
  to: DOMRect;
  across: number;
  down: number;
}

export class Motion {
  #places: Places = new Map();
  #running: Animation[] = [];
  #lifted: HTMLElement[] = [];

  get travelling(): boolean {
    return this.#running.some((each) => each.playState === "running");
  }

  /** Put everything that travels where it is going. */
  land(): void {
    for (const each of this.#running) each.finish();
    this.#running = [];
  }

  /** Where everything lies now; call this before the table changes. */
  remember(board: HTMLElement): void {
    this.land();
    for (const part of this.#lifted) part.style.removeProperty("z-index");
    this.#places = places(board);
  }

  /** Let everything that lay elsewhere travel; call this after the table has changed. */
  play(board: HTMLElement, length = milliseconds(board, "--motion-move", 250)): Move[] {
    if (settings.still || this.#places.size === 0) return [];
    const ground = board.getBoundingClientRect();
    const scale = ground.width / board.offsetWidth || 1;
    const easing = getComputedStyle(board).getPropertyValue("--ease-move") || "ease";
    const moved: Move[] = [];
    const pieces = [...board.querySelectorAll<HTMLElement>("[data-piece]")];
    const gone = left(this.#places, new Set(pieces.map((piece) => piece.dataset.piece!)));
    for (const piece of pieces) {
      const name = piece.dataset.piece!;
      const before = this.#places.get(name) ?? gone.get(kind(name))?.shift();
      if (!before) continue;
      const to = piece.getBoundingClientRect();
      const across = (before.left + ground.left - to.left) / scale;
      const down = (before.top + ground.top - to.top) / scale;
      if (Math.abs(across) + Math.abs(down) > 1) moved.push({ piece, to, across, down });
    }
    const apart = Math.min(APART, Math.max(0, ALL - length) / Math.max(1, moved.length - 1));
    this.#lifted = moved.flatMap(({ piece }) => parts(piece, board));
    for (const part of this.#lifted) part.style.zIndex = "1";
    this.#running = moved.map(({ piece, across, down }, at) => {
      // The browser lets transforms run by themselves, if nothing else changes along with them.
      piece.style.zIndex = "20";
      const travel = piece.animate([{ transform: `translate(${across}px, ${down}px)` }, { transform: "none" }], {
        duration: length,
        delay: at * apart,
        easing,
        fill: "backwards",
      });
      travel.onfinish = () => piece.style.removeProperty("z-index");
      return travel;
    });
    return moved;
  }

  /** Forget where everything lay: what is drawn next is another board. */
  forget(): void {
    this.#places.clear();
  }
}

/** Mark the places whose content is no longer as it was; without contents, none. */
export function mark(board: HTMLElement, before: Contents): void {
  for (const each of board.querySelectorAll<HTMLElement>("[data-watch]")) {
    const known = before.get(each.dataset.watch!);
    each.toggleAttribute("data-changed", known !== undefined && known !== content(each));
  }
}

/** The watched places whose content is no longer as it was; of two that lie in each other the inner one. */
export function touched(board: HTMLElement, before: Contents): HTMLElement[] {
  const found = [...board.querySelectorAll<HTMLElement>("[data-watch]")].filter((each) => {
    const known = before.get(each.dataset.watch!);
    return known !== undefined && known !== content(each);
  });
  return found.filter((each) => !found.some((other) => other !== each && each.contains(other)));
}

function places(board: HTMLElement): Places {
  const found: Places = new Map();
  const ground = board.getBoundingClientRect();
  for (const piece of board.querySelectorAll<HTMLElement>("[data-piece]")) {
    const { left, top } = piece.getBoundingClientRect();
    found.set(piece.dataset.piece!, { left: left - ground.left, top: top - ground.top });
  }
  return found;
}

/** The parts of the board that a piece lies in: they must not cover it while it travels. */
function parts(piece: HTMLElement, board: HTMLElement): HTMLElement[] {
  const around = piece.parentElement?.closest<HTMLElement>("section, .tablet");
  return around && board.contains(around) ? [around, ...parts(around, board)] : [];
}

const kind = (name: string): string => name.split("/", 1)[0]!;

/** By kind: the places that pieces have left. */
function left(before: Places, now: Set<string>): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const [name, place] of before) {
    if (!now.has(name)) found.set(kind(name), [...(found.get(kind(name)) ?? []), place]);
  }
  return found;
}

/** What stands in the watched places. */
export function contents(board: HTMLElement): Contents {
  const found = new Map<string, string>();
  for (const each of board.querySelectorAll<HTMLElement>("[data-watch]")) found.set(each.dataset.watch!, content(each));
  return found;
}

const MARKS = ["data-piece", "data-seat", "data-colour", "data-face", "href"];
const THINGS = "[data-piece], [data-seat], [data-colour], [data-face], use";

/** What stands there: its text, and the pieces and icons in it. */
function content(each: HTMLElement): string {
  const things = [...each.querySelectorAll(THINGS)];
  const names = things.map((thing) => MARKS.map((name) => thing.getAttribute(name) ?? "").join("."));
  return `${each.textContent}|${names.join(",")}`;
}

function milliseconds(node: HTMLElement, name: string, otherwise: number): number {
  const value = Number.parseFloat(getComputedStyle(node).getPropertyValue(name));
  return Number.isFinite(value) ? value : otherwise;
}

// After an answer things move: a piece travels from where it lay to where it lies, and what changed is marked.
// `data-piece` marks pieces, `data-watch` places whose content is watched. Pieces that are alike, such as dice of one
// colour, have names `kind/where`: a piece that arrives somewhere is one of its kind that has left its place.

const APART = 40;
const ALL = 600;

type Places = Map<string, DOMRect>;
type Contents = Map<string, string>;

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

export class Motion {
  #places: Places = new Map();
  #running: Animation[] = [];
  #lifted: HTMLElement[] = [];
  #seen: Contents = new Map();

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
  play(board: HTMLElement): void {
    if (reduced.matches || this.#places.size === 0) return;
    const scale = board.getBoundingClientRect().width / board.offsetWidth || 1;
    const length = milliseconds(board, "--motion-move", 250);
    const easing = getComputedStyle(board).getPropertyValue("--ease-move") || "ease";
    const moved: [HTMLElement, number, number][] = [];
    const pieces = [...board.querySelectorAll<HTMLElement>("[data-piece]")];
    const gone = left(this.#places, new Set(pieces.map((piece) => piece.dataset.piece!)));
    for (const piece of pieces) {
      const name = piece.dataset.piece!;
      const before = this.#places.get(name) ?? gone.get(kind(name))?.shift();
      if (!before) continue;
      const now = piece.getBoundingClientRect();
      const across = (before.left - now.left) / scale;
      const down = (before.top - now.top) / scale;
      if (Math.abs(across) + Math.abs(down) > 1) moved.push([piece, across, down]);
    }
    const apart = Math.min(APART, Math.max(0, ALL - length) / Math.max(1, moved.length - 1));
    this.#lifted = moved.flatMap(([piece]) => parts(piece, board));
    for (const part of this.#lifted) part.style.zIndex = "1";
    this.#running = moved.map(([piece, across, down], at) => {
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
  }

  /** The watched places, as they are when your own turn ends: later differences are marked. */
  settle(board: HTMLElement): void {
    this.#seen = contents(board);
    for (const each of board.querySelectorAll("[data-changed]")) each.removeAttribute("data-changed");
  }

  /** Mark what is no longer as it was. */
  mark(board: HTMLElement): void {
    for (const each of board.querySelectorAll<HTMLElement>("[data-watch]")) {
      const before = this.#seen.get(each.dataset.watch!);
      each.toggleAttribute("data-changed", before !== undefined && before !== content(each));
    }
  }
}

function places(board: HTMLElement): Places {
  const found: Places = new Map();
  for (const piece of board.querySelectorAll<HTMLElement>("[data-piece]")) {
    found.set(piece.dataset.piece!, piece.getBoundingClientRect());
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
function left(before: Places, now: Set<string>): Map<string, DOMRect[]> {
  const found = new Map<string, DOMRect[]>();
  for (const [name, place] of before) {
    if (!now.has(name)) found.set(kind(name), [...(found.get(kind(name)) ?? []), place]);
  }
  return found;
}

function contents(board: HTMLElement): Contents {
  const found: Contents = new Map();
  for (const each of board.querySelectorAll<HTMLElement>("[data-watch]")) found.set(each.dataset.watch!, content(each));
  return found;
}

/** What stands there: its text, and the pieces and icons in it. */
function content(each: HTMLElement): string {
  const things = [...each.querySelectorAll("[data-piece], [data-seat], [data-colour], use")];
  const names = things.map((thing) =>
    ["data-piece", "data-seat", "data-colour", "href"].map((name) => thing.getAttribute(name) ?? "").join("."),
  );
  return `${each.textContent}|${names.join(",")}`;
}

function milliseconds(node: HTMLElement, name: string, otherwise: number): number {
  const value = Number.parseFloat(getComputedStyle(node).getPropertyValue(name));
  return Number.isFinite(value) ? value : otherwise;
}

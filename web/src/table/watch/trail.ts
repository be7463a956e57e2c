// What a step of a film leaves on the board: a pale copy where a piece lay, a dotted trail to where it lies now, a
// dotted ring with the step's number around what was touched, and the name of the seat whose board is shown. All of it
// is drawn on a layer over the board, in the colour of the seat that acts; turquoise stays for what you may take.

import type { Move } from "../motion";

/** Trails and rings of one step: more would hide the board. */
const MOST_TRAILS = 5;
const MOST_RINGS = 6;
/** Shorter ways need no trail. */
const NEAR = 26;
/** Larger pieces leave an outline. */
const LARGE = 56;
const SVG = "http://www.w3.org/2000/svg";

/** What names a piece, or makes it a place to choose. */
const TOLD = [
  "id",
  "data-piece",
  "data-watch",
  "data-state",
  "data-key",
  "data-keys",
  "data-changed",
  "tabindex",
  "role",
];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Trail {
  readonly #layer: HTMLElement;
  #rings: HTMLElement[] = [];
  #trails: Element[] = [];
  #rolling: (() => void)[] = [];

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  /** Nothing is shown any more. */
  clear(): void {
    this.stop();
    for (const each of [...this.#rings, ...this.#trails]) each.remove();
    this.#rings = [];
    this.#trails = [];
  }

  /** Every die shows the face that it has. */
  stop(): void {
    for (const stop of this.#rolling) stop();
    this.#rolling = [];
  }

  /** What a step did; what the steps before it left becomes paler. */
  leave(step: number, moves: readonly Move[], touched: readonly HTMLElement[]): void {
    this.stop();
    for (const each of this.#trails) each.remove();
    this.#trails = [];
    this.#rings = this.#rings.filter((each) => {
      const old = each.classList.contains("was");
      if (old) each.remove();
      else each.classList.add("was");
      return !old;
    });
    const far = moves
      .filter(({ across, down }) => Math.hypot(across, down) > NEAR)
      .sort((one, other) => Math.hypot(other.across, other.down) - Math.hypot(one.across, one.down));
    for (const move of far.slice(0, MOST_TRAILS)) this.#trail(move);
    for (const place of touched.slice(0, MOST_RINGS)) this.#ring(this.#box(place.getBoundingClientRect()), step);
  }

  /** Let dice show other faces before their own. */
  roll(dice: readonly HTMLElement[], length: number): void {
    for (const die of dice) {
      const { face } = die.dataset;
      const faces = [0, 1, 2].map((at) => String(((Number(face) + 1 + 2 * at) % 6) + 1));
      const timers = faces.map((each, at) => setTimeout(() => (die.dataset.face = each), (at * length) / 3));
      const turning = die.animate(
        [
          { transform: "rotate(-150deg) scale(0.82)" },
          { transform: "rotate(20deg) scale(1.06)" },
          { transform: "none" },
        ],
        { duration: length, easing: "ease-out" },
      );
      const stop = () => {
        for (const timer of timers) clearTimeout(timer);
        turning.cancel();
        if (face !== undefined) die.dataset.face = face;
      };
      turning.onfinish = stop;
      this.#rolling.push(stop);
    }
  }

  /** Where something lies, on the layer. */
  #box({ left, top, width, height }: DOMRect): Box {
    const layer = this.#layer.getBoundingClientRect();
    const scale = layer.width / this.#layer.offsetWidth || 1;
    return {
      x: (left - layer.left) / scale,
      y: (top - layer.top) / scale,
      width: width / scale,
      height: height / scale,
    };
  }

  #ring({ x, y, width, height }: Box, step: number): void {
    if (width === 0) return;
    const ring = document.createElement("div");
    ring.className = "touched";
    Object.assign(ring.style, {
      left: `${x - 3}px`,
      top: `${y - 3}px`,
      width: `${width + 6}px`,
      height: `${height + 6}px`,
    });
    const number = document.createElement("i");
    number.textContent = String(step);
    // At the upper edge of the board it would be cut.
    if (y < 12) number.style.top = "1px";
    ring.append(number);
    this.#layer.append(ring);
    this.#rings.push(ring);
  }

  #trail({ piece, to, across, down }: Move): void {
    const { x, y, width, height } = this.#box(to);

    const ghost = document.createElement("div");
    ghost.className = "ghost";
    Object.assign(ghost.style, {
      left: `${x + across}px`,
      top: `${y + down}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    // A card is shown by its outline: its copy would need the board that it lay on.
    if (Math.max(width, height) > LARGE) ghost.classList.add("outline");
    else ghost.append(copied(piece));

    const [x1, y1] = [x + width / 2, y + height / 2];
    const [x0, y0] = [x1 + across, y1 + down];
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("class", "trail");
    for (const name of ["under", "dots"]) {
      const path = document.createElementNS(SVG, "path");
      path.setAttribute("class", name);
      path.setAttribute("d", `M${x0} ${y0} L${x1} ${y1}`);
      svg.append(path);
    }
    this.#layer.append(ghost, svg);
    this.#trails.push(ghost, svg);
  }
}

/** A copy of a piece that nobody can choose, or take for the piece. */
function copied(piece: HTMLElement): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) {
    for (const name of TOLD) each.removeAttribute(name);
  }
  copy.style.cssText += ";position:absolute;inset:0;transform:none;margin:0";
  return copy;
}

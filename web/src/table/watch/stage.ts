// The board while it is watched: pieces travel with their trails, dice roll, what is touched is ringed and in sight, and
// what changed since your last turn is marked. It finds things by `data-piece` and `data-watch` alone.

import { settings } from "../../settings.svelte";
import { contents, mark, Motion, touched, type Contents } from "../motion";
import type { LiveTable, View } from "../table.svelte";
import { Trail } from "./trail";

export class Stage {
  readonly motion = new Motion();
  readonly #table: LiveTable;
  #trail: Trail | null = null;
  /** What stood in the watched places before the step, and which dice lay where. */
  #before: Contents = new Map();
  #dice = new Set<string>();
  /** Whose board stood where your own does, once one was drawn. */
  #band: number | null | undefined;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** The layer over the board. */
  cover(layer: HTMLElement | undefined): void {
    this.#trail = layer ? new Trail(layer) : null;
  }

  /** Call this before the table changes. */
  before(board: HTMLElement): void {
    this.#trail?.stop();
    this.motion.remember(board);
    if (!this.#table.others.film.running) return;
    this.#before = contents(board);
    this.#dice = new Set(dice(board).map(face));
  }

  /** Call this after the table has changed; gives what a step of a film touched. */
  after(board: HTMLElement): readonly HTMLElement[] {
    const { film, band } = this.#table.others;
    if (this.#band !== undefined && band !== this.#band) this.motion.forget();
    this.#band = band;
    if (this.#table.past) return [];
    const step = film.turn?.steps[film.step];
    if (!step) {
      this.#trail?.clear();
      this.motion.play(board);
      return [];
    }
    const found = touched(board, this.#before);
    // The layer measures what lies still: before anything travels.
    const moves = this.motion.play(board, film.beat.move);
    this.#trail?.leave(film.step + 1, moves, found);
    if (step.chance && !settings.still) {
      const fresh = found.flatMap(dice).filter((die) => !this.#dice.has(face(die)));
      this.#trail?.roll(fresh, film.beat.move * 1.7);
    }
    return found;
  }

  /** Mark what is no longer as it was on another table; on none, nothing is marked. */
  mark(room: HTMLElement, since: View | null): void {
    if (!since) return mark(room, new Map());
    mark(
      room,
      this.#table.others.glance(since, () => contents(room)),
    );
  }
}

const dice = (place: HTMLElement): HTMLElement[] => [...place.querySelectorAll<HTMLElement>("[data-face]")];

/** A die as it lies: which one it is, if it has a name, and its face. */
const face = (die: HTMLElement): string =>
  `${die.closest<HTMLElement>("[data-piece]")?.dataset.piece ?? ""} ${die.closest<HTMLElement>("[data-watch]")?.dataset.watch ?? ""} ${die.dataset.colour ?? ""} ${die.dataset.face}`;

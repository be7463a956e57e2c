// The film of what others did: turns in a queue, each shown step by step. It knows no table and no network.

import { joined, type Turn } from "./turns";
import type { View } from "../table.svelte";

export type Pace = "slow" | "normal" | "instant";

/** Milliseconds: what a page may need to draw the strip before a turn, and the table after it. */
export const ENDS = 200;
/** Milliseconds: a step moves, then rests; a turn takes no longer than `most`, ends and all, and rests shrink first. */
export const PACES = {
  slow: { move: 500, rest: 1100, most: 14_000 },
  normal: { move: 250, rest: 450, most: 6000 },
};
/** Before the first step that is new, so that one sees where it begins; the strip slides in meanwhile. */
export const LEAD = 220;

/** How long a step of a turn moves and rests, if this number of steps is left after `spent` milliseconds of it. */
export function beat(pace: Pace, steps: number, spent = LEAD): { move: number; rest: number } {
  if (pace === "instant") return { move: 0, rest: 0 };
  const { move, rest, most } = PACES[pace];
  const each = Math.max(0, most - ENDS - spent) / steps;
  return { move: Math.min(move, each), rest: Math.min(rest, Math.max(0, each - move)) };
}

export class Film {
  /** The turns that are shown, have been and are still to come; those that were seen can be shown again. */
  turns = $state.raw<readonly Turn[]>([]);
  /** The turn that is shown, and its step; -1 is the table before the first. */
  at = $state(0);
  step = $state(-1);
  running = $state(false);
  playing = $state(false);
  /** How long the step that is shown moves and rests. */
  beat = $state.raw(beat("normal", 1));

  /** For how long the turn has been shown without a break; what comes to it later has only the rest of the time. */
  #spent = 0;
  /** Whether what is shown is the table before what is new. */
  #lead = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #pace: () => Pace;

  constructor(pace: () => Pace) {
    this.#pace = pace;
  }

  /** The turn that is shown. */
  get turn(): Turn | null {
    return (this.running && this.turns[this.at]) || null;
  }

  /** The table as the film shows it; none when there is nothing to watch. */
  get view(): View | null {
    const turn = this.turn;
    return turn ? (turn.steps[this.step]?.view ?? turn.base) : null;
  }

  /** The turns after the one that is shown. */
  get waiting(): readonly Turn[] {
    return this.running ? this.turns.slice(this.at + 1) : [];
  }

  /** More has happened: show it after what is shown now, or at once. */
  add(later: readonly Turn[]): void {
    if (later.length === 0) return;
    const seen = this.turns.length;
    this.turns = joined(this.turns, later);
    if (this.running) {
      // It may have waited at the end of a turn that goes on.
      if (this.playing && this.#timer === undefined) this.#go();
    } else if (this.turns.length > seen) this.#begin(seen, -1);
    else this.#begin(seen - 1, this.turns[seen - 1]!.steps.length - later[0]!.steps.length - 1);
  }

  /** Show some turns from the beginning. */
  show(turns: readonly Turn[]): void {
    if (turns.length === 0) return;
    this.turns = turns;
    this.#begin(0, -1);
  }

  /** From the beginning of what was shown. */
  again(): void {
    this.show(this.turns);
  }

  #begin(at: number, step: number): void {
    this.at = at;
    this.step = step;
    this.#spent = 0;
    this.#lead = true;
    this.running = true;
    this.play();
  }

  play(): void {
    this.playing = true;
    this.#go();
  }

  pause(): void {
    this.playing = false;
    this.#still();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** One step on, and stay there; after the last one the film is over. */
  forward(): void {
    this.pause();
    this.#next();
  }

  /** One step back, and stay there. */
  back(): void {
    this.pause();
    if (this.step >= 0) this.step--;
    else if (this.at > 0) {
      this.at--;
      this.step = this.turns[this.at]!.steps.length - 1;
    }
  }

  /** Show a step of the turn that is shown, and stay there. */
  to(step: number): void {
    this.pause();
    this.step = step;
  }

  /** Go on to the next of the turns that wait; after the last one the film is over. */
  skip(): void {
    if (this.at + 1 < this.turns.length) this.#begin(this.at + 1, -1);
    else this.end();
  }

  /** The film is over: the table is the real one again. */
  end(): void {
    this.#still();
    this.running = false;
    this.playing = false;
  }

  /** Over and forgotten. */
  clear(): void {
    this.end();
    this.turns = [];
  }

  #still(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #go(): void {
    this.#still();
    if (this.#pace() === "instant") return this.end();
    const left = (this.turn?.steps.length ?? 0) - Math.max(0, this.step);
    this.beat = beat(this.#pace(), Math.max(1, left), Math.max(LEAD, this.#spent));
    const wait = this.#lead || this.step < 0 ? LEAD : this.beat.move + this.beat.rest;
    const begun = performance.now();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      // A busy page is late: that is time of the turn too.
      this.#spent += performance.now() - begun;
      this.#next();
      if (this.running) this.#go();
    }, wait);
  }

  #next(): void {
    this.#lead = false;
    if (this.step + 1 < (this.turn?.steps.length ?? 0)) this.step++;
    else if (this.at + 1 < this.turns.length) {
      this.at++;
      this.step = -1;
      this.#spent = 0;
      this.#lead = true;
    } else this.end();
  }
}

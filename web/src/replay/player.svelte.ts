// A replay that goes on by itself: play, pause, speed.

import type { PastTable } from "./replay.svelte";

/** Milliseconds from one entry to the next. */
const SPEEDS = { slow: 1600, normal: 800, fast: 250 } as const;
type Speed = keyof typeof SPEEDS;
export const PACES = Object.keys(SPEEDS) as Speed[];

export class Player {
  playing = $state(false);
  speed = $state<Speed>("normal");
  readonly #table: PastTable;

  /** Call this while a component is made: it plays no longer than that stands. */
  constructor(table: PastTable) {
    this.#table = table;
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => {
        if (table.atEnd) this.playing = false;
        // What is still on its way is waited for.
        else if (table.past?.number === table.at) table.step(1);
      }, SPEEDS[this.speed]);
      return () => clearInterval(timer);
    });
  }

  toggle(): void {
    if (!this.playing && this.#table.atEnd) void this.#table.travel(0);
    this.playing = !this.playing;
  }

  faster(by: number): void {
    this.speed = PACES[Math.max(0, Math.min(PACES.length - 1, PACES.indexOf(this.speed) + by))]!;
  }

  /** Somebody goes somewhere: it plays no longer by itself. */
  step(by: number): void {
    this.playing = false;
    this.#table.step(by);
  }
  stepTurn(by: 1 | -1): void {
    this.playing = false;
    this.#table.stepTurn(by);
  }
  first(): void {
    this.playing = false;
    void this.#table.travel(0);
  }
  last(): void {
    this.playing = false;
    void this.#table.travel(this.#table.course?.last ?? 0);
  }
}

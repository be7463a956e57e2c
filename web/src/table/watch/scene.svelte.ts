// What a page shows of a table while it changes: pieces travel, what a step touched comes into sight, what others have
// changed stays marked, and the focus stays where it was.

import { tick } from "svelte";

import { settings } from "../../settings.svelte";
import { Focus } from "../focus";
import type { LiveTable } from "../table.svelte";
import { Stage } from "./stage";

export class Scene {
  drawing = $state<HTMLElement>();
  /** Lies over the drawing: trails and rings. */
  layer = $state<HTMLElement>();
  /** The seat whose own board is open. */
  opened = $state<number | null>(null);
  /** What the drawing stands in, if it is seen whole, and the strip that then lies over its foot. */
  room = $state<HTMLElement>();
  below = $state<HTMLElement>();
  /** How far the drawing is lifted, so that what is touched does not lie under the strip. */
  lift = $state(0);
  readonly stage: Stage;
  readonly focus = new Focus();
  readonly #table: LiveTable;

  /** Call this while a component is made: the scene follows the table as long as that stands. */
  constructor(table: LiveTable) {
    this.#table = table;
    this.stage = new Stage(table);
    const { others } = table;
    const { film } = others;
    // Where pieces lie is read before the table changes, and they travel after it has.
    $effect(() => this.stage.cover(this.layer));
    $effect.pre(() => {
      void table.view;
      if (this.drawing && !others.glancing) this.stage.before(this.drawing);
    });
    $effect(() => {
      void table.view;
      if (others.glancing) return;
      void tick().then(() => {
        if (!this.drawing) return;
        this.#show(this.stage.after(this.drawing));
        this.focus.restore(this.drawing.closest(".page")!);
      });
    });
    // What others have changed since your last answer is marked until your next one.
    $effect(() => {
      const since = film.running || table.past ? null : (others.story[0]?.base ?? null);
      void this.opened;
      void tick().then(() => {
        const page = this.drawing?.closest<HTMLElement>(".page");
        if (!page) return;
        this.stage.mark(page, since);
        this.focus.restore(page);
      });
    });
    // What the pointer rested on is not what is watched.
    $effect(() => {
      if (film.running) table.hover = null;
    });
  }

  /** Bring what a step touched into sight: above the strip, or where the drawing scrolls, into the middle. */
  #show(touched: readonly HTMLElement[]): void {
    const { room, drawing, below } = this;
    if (!this.#table.others.film.running || !room) this.lift = 0;
    if (!room) touched[0]?.scrollIntoView({ block: "center", behavior: settings.still ? "instant" : "smooth" });
    if (touched.length === 0 || !room || !drawing || !below) return;
    const lifted = room.getBoundingClientRect().top - drawing.getBoundingClientRect().top;
    const places = touched.map((each) => each.getBoundingClientRect());
    const lowest = Math.max(...places.map(({ bottom }) => bottom)) + lifted;
    const highest = Math.min(...places.map(({ top }) => top)) + lifted - room.getBoundingClientRect().top;
    const hidden = lowest - below.getBoundingClientRect().top;
    // What just touches the strip is not worth a movement of the whole board.
    if (hidden > Math.max(6, this.lift)) this.lift = Math.min(hidden + 8, below.offsetHeight);
    else if (highest < this.lift) this.lift = Math.max(0, Math.min(hidden, this.lift));
  }
}

// You may press a travelling piece where you see it or where it will lie: either way you choose it.

import type { Motion } from "./motion";

export class Press {
  /** The place that was pressed while pieces travelled. */
  #place: Element | null = null;

  down(event: PointerEvent, motion: Motion): void {
    this.#place = null;
    if (!motion.travelling) return;
    const seen = place(event.target as Element);
    motion.land();
    this.#place = seen ?? place(document.elementFromPoint(event.clientX, event.clientY));
  }

  /** When you let the pointer go, the piece may have moved away from it. */
  click(event: MouseEvent): void {
    const pressed = this.#place;
    this.#place = null;
    // A key was pressed, not the pointer.
    if (event.detail === 0 || !pressed || place(event.target as Element) === pressed) return;
    event.stopPropagation();
    pressed.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
}

const place = (node: Element | null): Element | null => node?.closest("[data-keys]") ?? null;

// A person who plays by keyboard stays in place: after an answer the focus goes to the same place, or to the nearest.

import { choices } from "./keyboard";

interface Point {
  x: number;
  y: number;
}

const middle = (node: Element): Point => {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

export class Focus {
  #key: string | undefined;
  #at: Point | null = null;

  /** Something has the focus: remember it, if the keyboard brought it there. */
  enter({ target }: FocusEvent): void {
    const place = (target as Element).closest<HTMLElement>("[data-key]");
    if (!place?.matches(":focus-visible")) return;
    this.#key = place.dataset.key;
    this.#at = middle(place);
  }

  /** The pointer is used: there is nothing to keep. */
  forget(): void {
    this.#at = null;
  }

  /** The table has changed: if the focus was lost with it, it goes back. */
  restore(page: ParentNode): void {
    const at = this.#at;
    if (!at || document.activeElement !== document.body) return;
    const found = choices(page);
    const away = (each: Element): number => Math.hypot(middle(each).x - at.x, middle(each).y - at.y);
    const same = found.find((each) => each.dataset.key === this.#key);
    const onBoard = found.filter((each) => each.closest(".drawing") !== null);
    const nearest = [...(onBoard.length > 0 ? onBoard : found)].sort((a, b) => away(a) - away(b))[0];
    (same ?? nearest)?.focus();
  }
}

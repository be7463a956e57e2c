// Every part of the boards tells screen readers its state, when there is nothing more urgent to do.

import { t } from "../words/words.svelte";
import { aboutOf } from "./spot.svelte";
import type { LiveTable } from "./table.svelte";
import { inWords, stateOf } from "./words";

const LATER = 400;

/** Call this while a component is made. */
export function described(table: LiveTable, drawing: () => HTMLElement | undefined): void {
  $effect(() => {
    void table.view;
    void table.words;
    const board = drawing();
    if (!board) return;
    const wait = setTimeout(() => {
      for (const part of inWords(board, aboutOf))
        part.node.setAttribute(
          "aria-description",
          stateOf(part, (count) => t("part-open", { count })),
        );
    }, LATER);
    return () => clearTimeout(wait);
  });
}

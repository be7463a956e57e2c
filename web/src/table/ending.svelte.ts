// The end of a game is a page of its own; the way back from it leads to the board.

import { addressOf, BOARD } from "../replay/links";
import { router } from "../router.svelte";
import type { LiveTable } from "./table.svelte";

/** Call this while a component is made. */
export function leadsToTheEnd(table: LiveTable): void {
  let played = false;
  let toBoard = router.mark === BOARD;
  $effect(() => {
    if (!table.now) return;
    if (!table.now.over) return void ((played = true), (toBoard = false));
    // The last turn is watched first.
    if (toBoard || table.others.busy) return;
    toBoard = true;
    if (played) router.rename(`${addressOf(table)}#${BOARD}`);
    router.go(`${addressOf(table)}/end`, !played);
  });
}

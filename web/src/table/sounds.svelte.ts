// What happens at a table is heard too, for people who want it.

import { untrack } from "svelte";

import type { GameFace } from "../games/games";
import { play } from "../sound";
import { heard } from "./heard";
import type { LiveTable } from "./table.svelte";

/** Call this while a component is made. */
export function sounds(table: LiveTable, face: () => GameFace | null): void {
  let last = { number: -1, over: true, myTurn: true };
  $effect(() => {
    const { number, myTurn, view } = table;
    const over = view?.over ?? true;
    const drawn = face();
    if (drawn && last.number >= 0 && number > last.number && !table.past) {
      const fresh = untrack(() => table.log.filter((entry) => entry.number > last.number));
      const sound = heard(last, { over, myTurn }, fresh, drawn.iconOf);
      if (sound) play(sound);
    }
    last = { number, over, myTurn };
  });
}

// People who look at something else learn that it is their turn: by the page's title, and by a notification.

import { notify } from "../notify";
import { settings } from "../settings.svelte";
import { t } from "../words/words.svelte";
import type { LiveTable } from "./table.svelte";

/** Call this while a component is made. */
export function calls(table: LiveTable): void {
  $effect(() => {
    if (table.myTurn && document.hidden && settings.notify) void notify(t("your-turn"), table.title, table.id);
  });
}

/** What the window is called while such a table is open. */
export const titleOf = (table: LiveTable): string =>
  table.myTurn ? `● ${t("your-turn")}: ${table.title}` : table.title;

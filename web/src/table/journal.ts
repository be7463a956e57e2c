// A table's journal as a file to keep.

import type { Home } from "../api/tables";

/** Hand it to the browser, which saves it. */
export async function saveJournal(home: Home, table: string, query: string, game: string): Promise<void> {
  const text = await home.journal(table, query);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${game || "table"}-${table.slice(0, 6)}.json`;
  link.click();
  // The browser reads it after this.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

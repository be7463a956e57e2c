// A page opens a table: its face is loaded, its words are those of the language, the window has a title.

import { Trouble } from "../api/tables";
import { faceOf, type GameFace } from "../games/games";
import { settings } from "../settings.svelte";
import type { LiveTable } from "../table/table.svelte";
import { t } from "../words/words.svelte";
import { sentence } from "./ways";

export class Opening {
  /** How the table is drawn, once it is open. */
  face = $state.raw<GameFace | null>(null);
  /** What stood in the way, as a sentence, and what it was. */
  trouble = $state("");
  error = $state.raw<unknown>(null);

  /** Call this while a component is made. `more` is read before the page can show it all. */
  constructor(table: LiveTable, title: () => string, more?: () => Promise<unknown>) {
    $effect(() => {
      void this.#open(table, more);
      return () => table.close();
    });
    $effect(() => {
      void settings.language;
      // Without the words of another language those that are there stay; without any, opening the table says so.
      table.speak().catch(() => undefined);
    });
    $effect(() => {
      document.title = title() || "Claytable";
      return () => (document.title = "Claytable");
    });
  }

  async #open(table: LiveTable, more?: () => Promise<unknown>): Promise<void> {
    try {
      await table.open();
      this.face = await faceOf(table.info!.game);
      await more?.();
    } catch (error) {
      this.error = error;
      // What is no trouble with the server went wrong here.
      this.trouble = error instanceof Trouble ? sentence(error) : t("cannot-draw", { why: String(error) });
    }
  }
}

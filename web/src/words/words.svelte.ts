// The games' catalogues, and the page's own beside them.

import { readWords } from "../api/library";
import { wordsOf } from "../games/games";
import { settings, type Language } from "../settings.svelte";
import { Words, type Catalogue } from "./fluent";
import { inPage } from "./page.svelte";

export { t } from "./page.svelte";

const loaded = new Map<string, Promise<Catalogue>>();

/** A game's own words; read once. */
export function catalogue(game: string, language: Language): Promise<Catalogue> {
  const key = `${game}/${language}`;
  let found = loaded.get(key);
  if (!found) {
    loaded.set(key, (found = readWords(game, language)));
    found.catch(() => loaded.delete(key));
  }
  return found;
}

/** A number with at most one digit after the point, or the comma. */
export function tenths(number: number): string {
  const said = String(Math.round(10 * number) / 10);
  return settings.language === "en" ? said : said.replace(".", ",");
}

/** How far a table is, as the game says it; nothing where it says nothing. */
export function farAs(words: Words, progress: Readonly<Record<string, number>>): string {
  const id = Object.keys(progress).length > 0 ? "progress" : "progress-setup";
  return words.has(id) ? words.word(id, progress) : "";
}

/** A game's words together with the page's and those of its drawing. */
export async function gameWords(game: string, language: Language): Promise<Words> {
  const [own, text] = await Promise.all([catalogue(game, language), wordsOf(game, language)]);
  return new Words(inPage(language), own, { language, text });
}

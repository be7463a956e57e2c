// The catalogues: the page's own, and each game's from the server.

import { faceOf } from "../games/games";
import { settings, type Language } from "../settings.svelte";
import { Words, type Catalogue } from "./fluent";
import en from "../locale/en.ftl?raw";
import fr from "../locale/fr.ftl?raw";
import pl from "../locale/pl.ftl?raw";

const PAGE: Record<Language, string> = { en, pl, fr };

const inPage = (language: Language): Catalogue => ({ language, text: PAGE[language] });

class Page {
  /** The page's own words, in the chosen language. */
  words = $derived(new Words(inPage(settings.language)));
}

const page = new Page();

/** A word of the page: `t("new-game")`. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return page.words.word(id, args);
}

const loaded = new Map<string, Promise<Catalogue>>();

async function fetched(path: string, language: Language): Promise<Catalogue> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  // A game that lacks a language speaks English.
  return { language: answer.headers.get("content-language") ?? language, text: await answer.text() };
}

/** A game's own words; read once. */
export function catalogue(game: string, language: Language): Promise<Catalogue> {
  const path = `/api/games/${game}/words/${language}`;
  let found = loaded.get(path);
  if (!found) {
    loaded.set(path, (found = fetched(path, language)));
    found.catch(() => loaded.delete(path));
  }
  return found;
}

/** How far a table is, as the game says it; nothing where it says nothing. */
export function farAs(words: Words, progress: Readonly<Record<string, number>>): string {
  const id = Object.keys(progress).length > 0 ? "progress" : "progress-setup";
  return words.has(id) ? words.word(id, progress) : "";
}

/** A game's words together with the page's and those of its drawing. */
export async function gameWords(game: string, language: Language): Promise<Words> {
  const [own, face] = await Promise.all([catalogue(game, language), faceOf(game)]);
  return new Words(inPage(language), own, { language, text: face.catalogues?.[language] ?? "" });
}

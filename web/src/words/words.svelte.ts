// The catalogues: the page's own, and each game's from the server.

import { faceOf } from "../games/games";
import { settings, type Language } from "../settings.svelte";
import { Words } from "./fluent";
import en from "../locale/en.ftl?raw";
import fr from "../locale/fr.ftl?raw";
import pl from "../locale/pl.ftl?raw";

const PAGE: Record<Language, string> = { en, pl, fr };

class Page {
  /** The page's own words, in the language that is chosen. */
  words = $derived(new Words(settings.language, PAGE[settings.language]));
}

const page = new Page();

/** A word of the page: `t("new-game")`. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return page.words.word(id, args);
}

const loaded = new Map<string, Promise<string>>();

async function catalogue(game: string, language: Language): Promise<string> {
  const answer = await fetch(`/api/games/${game}/words/${language}`);
  if (!answer.ok) throw new Error(`no words for ${game} in ${language}`);
  return answer.text();
}

/** A game's words together with the page's and those of its drawing. */
export async function gameWords(game: string, language: Language): Promise<Words> {
  const name = `${game}/${language}`;
  let text = loaded.get(name);
  if (!text) {
    text = catalogue(game, language);
    loaded.set(name, text);
    text.catch(() => loaded.delete(name));
  }
  const face = await faceOf(game);
  return new Words(language, PAGE[language], await text, face.catalogues?.[language] ?? "");
}

// The page's own words.

import { settings, type Language } from "../settings.svelte";
import { Words, type Catalogue } from "./fluent";
import en from "../locale/en.ftl?raw";
import fr from "../locale/fr.ftl?raw";
import pl from "../locale/pl.ftl?raw";

const PAGE: Record<Language, string> = { en, pl, fr };

export const inPage = (language: Language): Catalogue => ({ language, text: PAGE[language] });

class Page {
  /** The page's own words, in the language that is chosen. */
  words = $derived(new Words(inPage(settings.language)));
}

const page = new Page();

/** A word of the page: `t("new-game")`. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return page.words.word(id, args);
}

export const has = (id: string): boolean => page.words.has(id);

/** What is refused, in the player's language where it is of a kind that has words. */
export function told(code: string, sentence: string): string {
  const id = `rejected-${code}`;
  const said = t(id);
  return said === id ? sentence : said;
}

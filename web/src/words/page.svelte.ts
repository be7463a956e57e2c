// The page's own words, in the language that is chosen; those of the others are not loaded.

import { settings, type Language } from "../settings.svelte";
import { Words, type Catalogue } from "./fluent";

const TEXTS = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" });
const read = new Map<Language, string>();

/** Load the page's words in a language. The language is chosen after that. */
export async function learn(language: Language): Promise<void> {
  if (!read.has(language)) read.set(language, await TEXTS[`../locale/${language}.ftl`]!());
}

/** The words that were loaded. */
export const inPage = (language: Language): Catalogue => ({ language, text: read.get(language)! });

class Page {
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

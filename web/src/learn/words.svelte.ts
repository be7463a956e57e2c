// The words of the learning pages: loaded with them, in the language that is chosen.

import type { Language } from "../settings.svelte";
import { Words } from "../words/fluent";

const TEXTS = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

class Learning {
  words = $state.raw<Words | null>(null);
}
const learning = new Learning();

export async function readWords(language: Language): Promise<void> {
  const text = await TEXTS[`./words/learn.${language}.ftl`]!();
  learning.words = new Words({ language, text });
}

/** Whether they are there. */
export const haveWords = (): boolean => learning.words !== null;

/** A word of the learning pages: `say("learn-show")`. */
export const say = (id: string, args: Record<string, string | number> = {}): string =>
  learning.words?.word(id, args) ?? "";

// The companion of a first game: in all three languages it speaks, briefly, of every question that the game asks.

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const LONGEST = 220;
const OPENING = "tutorial-begin";
const LANGUAGES = ["en", "pl", "fr"];

const TEXTS = Object.entries(
  import.meta.glob<string>("../../../claytable/games/*/locale/??.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).map(([path, text]) => ({ game: path.split("/").at(-3)!, language: path.slice(-6, -4), text }));
const WORDS = TEXTS.map(({ game, language, text }) => ({ game, language, texts: companion(text) }));
const CATALOGUES = TEXTS.filter(({ language }) => language === "en").map(({ game, text }) => ({
  game,
  asked: questions(text),
}));
const SPOKEN = CATALOGUES.flatMap((each) => LANGUAGES.map((language) => ({ ...each, language })));

/** The companion's texts by their ids. A text that is put together from pieces cannot be measured. */
function companion(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, value } of new FluentResource(source).body) {
    if (id.startsWith("tutorial-")) found.set(id, typeof value === "string" ? value : "");
  }
  return found;
}

/** The ids under which the companion speaks of a catalogue's questions. */
function questions(source: string): string[] {
  return new FluentResource(source).body
    .filter(({ id }) => id.startsWith("question-"))
    .map(({ id }) => id.replace("question-", "tutorial-"));
}

const ids = (game: string, language: string): string[] =>
  [...(WORDS.find((each) => each.game === game && each.language === language)?.texts.keys() ?? [])].sort();

test.each(WORDS)("$game in $language is brief and takes no arguments", ({ texts }) => {
  const wrong = [...texts].filter(([, text]) => text.length === 0 || text.length > LONGEST);
  expect(wrong).toEqual([]);
});

test.each(SPOKEN)(
  "$game in $language speaks of each of its own questions, and of no other",
  ({ game, asked, language }) => {
    expect(asked).not.toEqual([]);
    expect(ids(game, language)).toEqual([OPENING, ...asked].sort());
  },
);

// The companion of a first game: each game says the same in all three languages, briefly, about questions that it asks.

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const LONGEST = 220;
const OPENING = "tutorial-begin";

const WORDS = Object.entries(
  import.meta.glob<string>("./*/words/*.ftl", { query: "?raw", import: "default", eager: true }),
).map(([path, text]) => {
  const [, game, , file] = path.split("/");
  return { game: game!, language: file!.replace(".ftl", ""), texts: companion(text) };
});
const QUESTIONS = import.meta.glob<string>("../../../claytable/games/*/locale/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The companion's texts by their ids. One that is put together from pieces has no text to measure. */
function companion(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, value } of new FluentResource(source).body) {
    if (id.startsWith("tutorial-")) found.set(id, typeof value === "string" ? value : "");
  }
  return found;
}

const ids = (game: string, language: string): string[] =>
  [...(WORDS.find((each) => each.game === game && each.language === language)?.texts.keys() ?? [])].sort();

test.each(WORDS)("$game in $language has the English companion's texts", ({ game, texts }) => {
  expect(texts.has(OPENING)).toBe(true);
  expect([...texts.keys()].sort()).toEqual(ids(game, "en"));
});

test.each(WORDS)("$game in $language is brief and takes no arguments", ({ texts }) => {
  const wrong = [...texts].filter(([, text]) => text.length === 0 || text.length > LONGEST);
  expect(wrong).toEqual([]);
});

test.each(["inventors", "scholars", "tabannusi"])("%s speaks of its own questions only", (game) => {
  const source = Object.entries(QUESTIONS).find(([path]) => path.includes(`/${game}/`))?.[1] ?? "";
  const asked = new Set([...source.matchAll(/^question-([\w-]+) =/gm)].map((found) => `tutorial-${found[1]}`));
  expect(ids(game, "en").filter((id) => id !== OPENING && !asked.has(id))).toEqual([]);
});

// Every Translator of the box has a portrait, and no two of a deck are alike.

import { expect, test } from "vitest";

import vignettes from "../../art/vignettes/scholars.svg?raw";
import { portraitOf } from "./people";

const BOX = Object.values(
  import.meta.glob<string>("../../../../claytable/games/scholars/components.toml", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
)[0]!;
const IDS = [...BOX.matchAll(/^id = "(?:translator_)?((?:starting_translator|[a-z]+(?:_\d)?)_[a-z0-9]+)"$/gm)]
  .map(([line, id]) => ({ line, id: id! }))
  .filter(({ line }) => line.includes("translator_"))
  .map(({ id }) => id);
const deckOf = (id: string): string => id.slice(0, id.lastIndexOf("_"));
const DECKS = [...new Set(IDS.map(deckOf))].map((deck) => ({ deck, ids: IDS.filter((id) => deckOf(id) === deck) }));
const drawn = (id: string): string => JSON.stringify(portraitOf(id));

test("all of them are found", () => {
  expect(IDS).toHaveLength(82);
});

test("no two are alike, and in a deck no two wear the same on their heads", () => {
  expect(new Set(IDS.map(drawn)).size).toBe(IDS.length);
  for (const { deck, ids } of DECKS) {
    const heads = ids.map((id) => portraitOf(id).parts.findLast((part) => /^(hat|hair)-/.test(part)));
    expect(new Set(heads).size, deck).toBe(ids.length);
  }
});

test("each deck has women and men, young and old, and more than one skin", () => {
  for (const { deck, ids } of DECKS) {
    const looks = ids.map((id) => portraitOf(id));
    const ages = new Set(looks.flatMap(({ parts }) => parts.filter((part) => part.startsWith("look-"))));
    expect(ages.has("look-woman") || ages.has("look-matron"), deck).toBe(true);
    expect(
      ["look-man", "look-old", "look-youth"].some((age) => ages.has(age)),
      deck,
    ).toBe(true);
    expect(ages.size, deck).toBeGreaterThan(2);
    expect(new Set(looks.map(({ skin }) => skin)).size, deck).toBeGreaterThan(2);
  }
});

test("the Translators of a pack of one's own get portraits too, the same each time", () => {
  const own = Array.from({ length: 200 }, (_, n) => `own_${n}`);
  expect(new Set(own.map(drawn)).size).toBeGreaterThan(195);
  expect(drawn("own_1")).toBe(drawn("own_1"));
});

test("all parts are in the sheet", () => {
  const own = Array.from({ length: 500 }, (_, n) => `own_${n}`);
  const parts = new Set([...IDS, ...own].flatMap((id) => portraitOf(id).parts));
  for (const part of parts) expect(vignettes).toContain(`id="p-${part}"`);
});

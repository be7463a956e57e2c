// The three catalogues say the same things, with the same arguments, and nothing that nobody uses.

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { allCards } from "../games/cards";
import { COMMON } from "../pages/legend";
import sprite from "../styles/icons.svg?raw";

/** By language, which ends the name of a catalogue. */
const byLanguage = (found: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(found).map(([path, text]) => [path.slice(-6, -4), text]));
const TEXTS = byLanguage(import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true }));
/** Those of the learning pages. */
const LEARNING = byLanguage(
  import.meta.glob<string>("../learn/words/*.ftl", { query: "?raw", import: "default", eager: true }),
);
const ALL = [TEXTS, LEARNING].flatMap((texts) =>
  Object.entries(texts).map(([language, text]) => [language, text, texts.en!] as const),
);
const SOURCES = Object.entries(
  import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../api/schema.d.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const ENGLISH = ids(TEXTS.en!);

/** Which arguments each message takes. */
function takes(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of text.split(/^(?=[a-z])/m)) {
    const id = /^([a-z][\w-]*) =/.exec(entry)?.[1];
    const names = new Set([...entry.matchAll(/\$([\w-]+)/g)].map((each) => each[1]!));
    if (id) found[id] = [...names].sort().join(" ");
  }
  return found;
}

test.each(ALL)("%s has every message once, in the order of the English ones", (_, text, english) => {
  expect(ids(text)).toEqual(ids(english));
});

test.each(ALL)("%s is read without a gap", (_, text, english) => {
  const read = new FluentResource(text).body.map((message) => message.id);
  expect(read).toEqual(ids(english));
});

test.each(ALL)("%s takes the arguments that the English messages take", (_, text, english) => {
  expect(takes(text)).toEqual(takes(english));
});

test("Polish counts have their plural forms", () => {
  for (const entry of TEXTS.pl!.split(/^(?=[a-z])/m)) {
    if (/\$count ->/.test(entry)) expect(entry).toMatch(/\[few\]/);
  }
});

test("in French no line begins with the sign that ends a phrase", () => {
  const texts = import.meta.glob<string>(["./fr.ftl", "../games/*/words/fr.ftl", "../learn/words/*.fr.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const parted = Object.values(texts).flatMap((text) => text.match(/^[^#\n]*(\S [:;?!»]|« )/gm) ?? []);
  expect(parted).toEqual([]);
});

test("every message is used somewhere", () => {
  const literals = new Set<string>();
  const starts = new Set<string>();
  for (const [, source] of SOURCES) {
    for (const found of source.matchAll(/["'`]([a-z][\w-]*)["'`]/g)) literals.add(found[1]!);
    for (const found of source.matchAll(/`([a-z][\w-]*-)\$\{/g)) starts.add(found[1]!);
  }
  const unused = [...ENGLISH, ...ids(LEARNING.en!)].filter(
    (id) => !literals.has(id) && ![...starts].some((start) => id.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test("every word that the pages ask for is there", () => {
  const missing: string[] = [];
  const learning = ids(LEARNING.en!);
  for (const [path, source] of SOURCES) {
    for (const found of source.matchAll(/\bt\(\s*"([\w-]+)"/g)) {
      if (!ENGLISH.includes(found[1]!)) missing.push(`${path}: ${found[1]}`);
    }
    if (!path.startsWith("../learn/")) continue;
    for (const found of source.matchAll(/"(learn-[\w-]+)"/g)) {
      if (!learning.includes(found[1]!)) missing.push(`${path}: ${found[1]}`);
    }
  }
  expect(missing).toEqual([]);
});

test("the legend names signs that are drawn, and nothing else is named", () => {
  const names = [...new Set([...COMMON, ...allCards().flatMap((card) => Object.keys(card.signs))])];
  expect(names.filter((name) => !sprite.includes(`id="${name}"`))).toEqual([]);
  expect(ENGLISH.filter((id) => id.startsWith("icon-")).sort()).toEqual(names.map((name) => `icon-${name}`).sort());
});

// The built page has fewer bytes and does the same.

import { FluentResource } from "@fluent/bundle";
import { compile } from "svelte/compiler";
import { expect, test } from "vitest";

import hydration from "./node_modules/svelte/src/internal/client/dom/hydration.js?raw";
import { drawnHere, drawnOnce, plainCatalogue, plainDrawing } from "./light";

const CATALOGUES = import.meta.glob<string>("./src/locale/*.ftl", { query: "?raw", import: "default", eager: true });

test.each(Object.entries(CATALOGUES))("a catalogue says the same in fewer letters: %s", (_, text) => {
  const plain = plainCatalogue(text);
  expect(new FluentResource(plain)).toEqual(new FluentResource(text));
  expect(plain).not.toMatch(/^#/m);
  expect(plain.length).toBeLessThan(text.length);
});

test("drawings lose their comments and line breaks only", () => {
  expect(plainDrawing('<svg>\n<!-- Dice\n -->\n<symbol id="die">\n  <path d="M1 2 3 4"/></symbol>\n</svg>\n')).toBe(
    '<svg><symbol id="die"><path d="M1 2 3 4"/></symbol></svg>',
  );
});

test("Svelte is told that no page is taken over, in the words that it has now", () => {
  const plain = drawnHere(hydration);
  expect(plain).toContain("const hydrating = false");
  expect(() => drawnHere("export var hydrating = false;")).toThrow();
});

test("a component draws the same without the steps of taking over", () => {
  const source = "<p><b>{a}</b>, <i>{b}</i>!</p><svg><path d={c} /></svg>";
  const { code } = compile(`<script>let { a, b, c } = $props();</script>${source}`, { runes: true }).js;
  expect(code).toMatch(/\$\.reset\(/);
  const plain = drawnOnce(code);
  expect(plain).not.toMatch(/\$\.(reset|next)\(/);
  expect(plain).toContain("<path/>");
  expect(plain.match(/\$\.\w+/g)).toEqual(code.match(/\$\.\w+/g)!.filter((call) => !/\.(reset|next)$/.test(call)));
});

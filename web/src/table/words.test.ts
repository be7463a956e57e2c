import { expect, test } from "vitest";

import { inWords, standings, stateOf } from "./words";

/** A node of the drawing, as far as words need it. */
function node(name: string | null, about: string, open: boolean, ...children: Element[]): Element {
  return {
    about,
    children,
    matches: () => name !== null,
    getAttribute: (which: string) => (which === "aria-label" ? name : null),
    hasAttribute: () => open,
    textContent: "",
  } as never;
}
const piece = (label: string): Element =>
  ({
    about: "",
    children: [],
    matches: () => false,
    getAttribute: (which: string) => (which === "role" ? "img" : label),
    hasAttribute: () => false,
    parentElement: { hasAttribute: () => true },
  }) as never;
const aboutOf = (each: Element): string => (each as never as { about: string }).about;

test("parts are told by their names, with what lies there in order, and alike things once", () => {
  const die = node(null, "A White die.", false);
  const drawing = node(null, "", false, node("River", "", false, node(null, "Space 0.", true), die, die));
  expect(inWords(drawing, aboutOf)).toEqual([
    {
      node: drawing.children[0],
      name: "River",
      level: 1,
      things: [
        { text: "Space 0.", open: true },
        { text: "A White die.", open: false },
      ],
    },
  ]);
});

test("a part in a part stands below it, and a part without anything is left out", () => {
  const drawing = node(null, "", false, node("Board", "", false, node("Guild", "The Blue Guild.", false)));
  expect(inWords(drawing, aboutOf).map((part) => [part.name, part.level])).toEqual([["Guild", 2]]);
});

test("a piece is told with the place where it lies, and by itself where it lies in none", () => {
  const space = node(null, "Space 3.", false, piece("Ship of Ann"), piece("Ship of Bob"));
  const known = node(null, "Space 4: Ann.", false, piece("Ann"));
  const drawing = node(null, "", false, node("River", "", false, space, known, piece("White 2")));
  expect(inWords(drawing, aboutOf)[0]!.things.map(({ text }) => text)).toEqual([
    "Space 3. Ship of Ann. Ship of Bob.",
    "Space 4: Ann.",
    "White 2",
  ]);
});

test("how things stand in a part is told first, and is no place for what lies there", () => {
  const guild = node("Guild", "Ann 2, Bob 0.", false, node(null, "A Worker space", true), piece("Ann"));
  expect(inWords(node(null, "", false, guild), aboutOf)[0]!.things.map(({ text }) => text)).toEqual([
    "Ann 2, Bob 0.",
    "A Worker space",
    "Ann",
  ]);
});

test("a number that is printed on a thing is told with it, unless its words say it", () => {
  const printed = (about: string, textContent: string): Element =>
    Object.assign(node(null, about, false), { textContent });
  const drawing = node(null, "", false, node("Stock", "", false, printed("Gold", " 3 "), printed("2 Silver", "2")));
  expect(inWords(drawing, aboutOf)[0]!.things.map(({ text }) => text)).toEqual(["Gold: 3", "2 Silver"]);
  expect(
    standings([
      ["Ann", 2],
      ["Bob", 0],
    ]),
  ).toBe("Ann: 2, Bob: 0");
});

test("the state of a part says how much can be chosen, and what lies there as far as there is room", () => {
  const things = [
    { text: "The Blue Guild", open: true },
    { text: "Ada has 3.", open: false },
    { text: "x".repeat(400), open: false },
    { text: "Omar has 5.", open: false },
  ];
  const part = { node: node(null, "", false), name: "Guilds", level: 1, things };
  expect(stateOf(part, (count) => `${count} can be chosen.`)).toBe("1 can be chosen. The Blue Guild. Ada has 3.");
});

import { expect, test } from "vitest";

import { inWords, stateOf } from "./words";

/** A node of the drawing, as far as words need it. */
function node(name: string | null, about: string, open: boolean, ...children: Element[]): Element {
  return {
    about,
    children,
    matches: () => name !== null,
    getAttribute: () => name,
    hasAttribute: () => open,
  } as never;
}
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

// The score pad of Inventors: nine categories. Ties go by the order of the Ships.

import type { Numbers, Pad, Sheet } from "./pads";

const COLOURS = ["blue", "orange", "charcoal"];
const TENT = 2;
const LAST = 99;

const ship = (numbers: Numbers): number => numbers.ship || LAST;

/** First and second in each Guild; the Dummy may take a place, but no points. */
function guilds(sheets: Sheet[], shared: Numbers): number[] {
  const points = sheets.map(() => 0);
  for (const colour of COLOURS) {
    const standing = sheets.map(({ numbers }, n) => ({
      n,
      count: (numbers[`influence-${colour}`] ?? 0) + TENT * (numbers[`tents-${colour}`] ?? 0),
      ship: ship(numbers),
    }));
    standing.push({ n: -1, count: shared[`dummy-${colour}`] ?? 0, ship: shared["dummy-ship"] || LAST });
    const order = standing.filter((each) => each.count > 0).sort((a, b) => b.count - a.count || a.ship - b.ship);
    for (const [place, vp] of [shared[`first-${colour}`] ?? 0, shared[`second-${colour}`] ?? 0].entries()) {
      const winner = order[place];
      if (winner && winner.n >= 0) points[winner.n]! += vp;
    }
  }
  return points;
}

export const pad: Pad = {
  categories: [
    {
      id: "guilds",
      fields: COLOURS.flatMap((colour) => [{ id: `influence-${colour}` }, { id: `tents-${colour}` }]),
    },
    { id: "royalties", fields: [{ id: "royalties", each: 1, opponent: false }] },
    {
      id: "research",
      fields: [
        { id: "research-first", each: 1 },
        { id: "research-second", each: 1 },
      ],
    },
    {
      id: "craftspeople",
      fields: ["scribe", "chandler", "weaver", "tiler", "blacksmith", "carpenter"].map((id) => ({
        id,
        each: 1,
        opponent: false as const,
      })),
    },
    {
      id: "workshop-tiles",
      fields: [
        { id: "tiles", each: 1, opponent: false },
        { id: "tiles-opponent", each: 0, opponent: 2 },
      ],
    },
    {
      id: "inventions",
      fields: [
        { id: "pairs", each: 1, opponent: false },
        { id: "inventions-opponent", each: 0, opponent: 3 },
      ],
    },
    {
      id: "builder-publisher",
      fields: [
        { id: "built-dice", each: 1 },
        { id: "built-only", each: 3 },
        { id: "published-dice", each: 1 },
        { id: "both", each: 1 },
        { id: "both-dice", each: 1 },
      ],
    },
    {
      id: "devices",
      fields: [
        { id: "devices-low", each: 2, opponent: false },
        { id: "devices-high", each: 4, opponent: false },
        { id: "devices-opponent", each: 0, opponent: 4 },
      ],
    },
    {
      id: "left-overs",
      fields: [
        { id: "silver", opponent: 1 },
        { id: "cards", opponent: false },
      ],
    },
  ],
  shared: [
    ...COLOURS.flatMap((colour) => [
      { id: `first-${colour}`, value: 8 },
      { id: `second-${colour}`, value: 4 },
    ]),
    ...COLOURS.map((colour) => ({ id: `dummy-${colour}`, value: 0, dummy: true })),
    { id: "dummy-ship", value: 0, dummy: true },
  ],
  ties: [{ id: "ship" }],
  worked: (sheets, shared) => {
    const majorities = guilds(sheets, shared);
    return sheets.map(({ numbers, opponent }, n) => ({
      guilds: majorities[n]!,
      "left-overs": opponent ? 0 : Math.floor(((numbers.silver ?? 0) + (numbers.cards ?? 0)) / 4),
    }));
  },
  merit: ({ numbers }) => [-ship(numbers)],
};

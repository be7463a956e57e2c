// The score pad of Tabannusi: the final scoring on top of what the track shows. Ties: Gold.

import type { Pad } from "./pads";

const COLOURS = ["brown", "white", "yellow"];
const SECTIONS = ["1", "2", "3"];

export const pad: Pad = {
  categories: [
    { id: "track", fields: [{ id: "track", each: 1 }] },
    {
      id: "common-districts",
      fields: COLOURS.flatMap((colour) => [{ id: `size-${colour}` }, { id: `mastery-${colour}` }]),
    },
    {
      id: "port",
      fields: [
        { id: "port-rows", each: 1 },
        { id: "port-columns", each: 1 },
      ],
    },
    { id: "ziggurat", fields: SECTIONS.flatMap((n) => [{ id: `tile-${n}` }, { id: `counted-${n}` }]) },
    { id: "urban-cards", fields: [{ id: "urban", each: 1 }] },
    { id: "harbormasters", fields: [{ id: "harbormasters", each: 3 }] },
  ],
  shared: [],
  ties: [{ id: "gold", opponent: false }],
  worked: (sheets) =>
    sheets.map(({ numbers }) => ({
      "common-districts": COLOURS.reduce(
        (sum, colour) => sum + (numbers[`size-${colour}`] ?? 0) * (numbers[`mastery-${colour}`] ?? 0),
        0,
      ),
      ziggurat: SECTIONS.reduce((sum, n) => sum + (numbers[`tile-${n}`] ?? 0) * (numbers[`counted-${n}`] ?? 0), 0),
    })),
  merit: ({ numbers }) => [numbers.gold ?? 0],
};

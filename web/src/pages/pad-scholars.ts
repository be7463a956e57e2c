// The score pad of Scholars: six categories. Ties: Employed Translators, then Workers.

import type { Numbers, Pad, Sheet } from "./pads";

const BANNER = [0, 2, 4, 6];
const LEVELS = [0, 1, 1, 2, 2, 3, 4, 5];
const TRACKS = ["mathematics", "physics", "chemistry", "philosophy", "biology", "astronomy"];
const SILVER_FOR_GOLD = 2;
const GOLD_FOR_POINT = 2;
const MANY_WHITE = 6;
const PENALTY = -3;

/** The banner is filled from its lowest space; those who are level share. */
function banner(sheets: Sheet[]): number[] {
  const sums = sheets.map(({ numbers }) => (numbers.coloured ?? 0) - (numbers.white ?? 0));
  return sums.map((own) => {
    const below = sums.filter((other) => other < own).length;
    const level = sums.filter((other) => other === own).length;
    return Math.floor(BANNER.slice(below, below + level).reduce((sum, each) => sum + each, 0) / level);
  });
}

export const pad: Pad = {
  categories: [
    { id: "dice-sum", fields: [{ id: "coloured" }, { id: "white" }] },
    { id: "retirees", fields: [{ id: "retirees", each: 1 }] },
    {
      id: "guilds",
      fields: [
        { id: "guild-purple", each: 1, check: true },
        { id: "guild-orange", each: 2, check: true },
        { id: "guild-green", each: 3, check: true },
      ],
    },
    {
      id: "caliph",
      fields: [
        { id: "caliph-top", each: 3 },
        { id: "caliph-middle", each: 1 },
      ],
    },
    { id: "research", fields: TRACKS.map((id) => ({ id, opponent: false as const })) },
    {
      id: "scrolls",
      fields: [
        { id: "scrolls", each: 1 },
        { id: "conditions", each: 1, opponent: false },
        { id: "gold", opponent: false },
        { id: "silver", opponent: false },
      ],
    },
  ],
  shared: [],
  ties: [
    { id: "employed", opponent: false },
    { id: "workers", opponent: false },
  ],
  worked: (sheets) => {
    const shares = banner(sheets);
    return sheets.map(({ numbers, opponent }, n): Numbers => {
      if (opponent) return { "dice-sum": shares[n]! };
      const gold = (numbers.gold ?? 0) + Math.floor((numbers.silver ?? 0) / SILVER_FOR_GOLD);
      return {
        "dice-sum": shares[n]!,
        research: TRACKS.reduce((sum, id) => sum + (LEVELS[Math.min(7, Math.max(0, numbers[id] ?? 0))] ?? 0), 0),
        scrolls: Math.floor(gold / GOLD_FOR_POINT) + ((numbers.white ?? 0) >= MANY_WHITE ? PENALTY : 0),
      };
    });
  },
  merit: ({ numbers }) => [numbers.employed ?? 0, numbers.workers ?? 0],
};

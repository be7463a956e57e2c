// Where one looks to count: the table in outline.

import type { Where } from "../../score/where";

export const where: Where = {
  parts: {
    river: [0, 0, 100, 14],
    royalties: [0, 16, 45, 9],
    guilds: [0, 27, 45, 16],
    tents: [0, 45, 45, 9],
    devices: [47, 16, 53, 38],
    dice: [2, 59, 23, 20],
    study: [27, 59, 9, 20],
    workshops: [38, 59, 35, 20],
    tower: [75, 59, 12, 20],
    inventions: [89, 59, 9, 12],
    silver: [89, 73, 9, 6],
    hand: [2, 82, 96, 6],
  },
  own: [0, 57, 100, 33],
  categories: {
    guilds: { icon: "guild", in: ["guilds", "tents"] },
    royalties: { icon: "royalties", in: ["royalties"] },
    research: { icon: "research", in: ["river"] },
    craftspeople: { icon: "tower", in: ["tower"] },
    "workshop-tiles": { icon: "workshop-tile", in: ["workshops"] },
    inventions: { icon: "invention-tile", in: ["inventions"] },
    "builder-publisher": { icon: "build", in: ["devices"] },
    devices: { icon: "device-card", in: ["devices"] },
    "left-overs": { icon: "silver", in: ["silver", "hand"] },
    ties: { icon: "ship", in: ["river"] },
  },
};

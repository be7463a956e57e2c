// Where you look to count: the table in outline.

import type { Where } from "../../score/where";

export const where: Where = {
  parts: {
    mastery: [2, 2, 44, 12],
    time: [48, 2, 10, 12],
    decrees: [60, 2, 38, 12],
    districts: [2, 16, 54, 36],
    port: [58, 16, 40, 18],
    ziggurat: [58, 36, 40, 16],
    supply: [2, 54, 54, 6],
    houses: [2, 66, 28, 22],
    crates: [32, 66, 8, 22],
    resources: [42, 66, 24, 22],
    harbormasters: [68, 66, 12, 22],
    urban: [82, 66, 16, 22],
    // The track goes round the board.
    track: [0, 0, 100, 62],
  },
  own: [0, 64, 100, 26],
  regions: { "district-1": "districts", "district-2": "districts", "district-3": "districts" },
  categories: {
    track: { icon: "vp", in: ["track"] },
    "common-districts": { icon: "district", in: ["districts", "mastery"] },
    port: { icon: "port", in: ["port"] },
    ziggurat: { icon: "ziggurat", in: ["ziggurat"] },
    "urban-cards": { icon: "urban-card", in: ["urban"] },
    harbormasters: { icon: "harbormaster", in: ["harbormasters"] },
    ties: { icon: "gold", in: ["resources"] },
  },
};

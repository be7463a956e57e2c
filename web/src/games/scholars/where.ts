// Where you look to count: the table in outline.

import type { Where } from "../../score/where";

export const where: Where = {
  parts: {
    decks: [0, 0, 66, 15],
    caliph: [68, 0, 32, 15],
    map: [0, 17, 28, 34],
    research: [30, 17, 40, 34],
    guilds: [72, 17, 28, 9],
    house: [72, 28, 28, 23],
    rooms: [0, 53, 100, 10],
    slots: [2, 68, 60, 14],
    dice: [64, 68, 34, 6],
    supply: [64, 76, 34, 6],
    hand: [2, 84, 74, 7],
    scrolls: [78, 84, 20, 7],
  },
  own: [0, 66, 100, 27],
  regions: { room: "rooms", "action-slot": "slots", translator: "decks", "house-of-wisdom": "house" },
  categories: {
    "dice-sum": { icon: "dice-sum", in: ["dice", "slots"] },
    retirees: { icon: "retire", in: ["slots"] },
    guilds: { icon: "guild", in: ["guilds"] },
    caliph: { icon: "caliph", in: ["caliph"] },
    research: { icon: "research", in: ["research"] },
    scrolls: { icon: "scroll", in: ["scrolls"] },
    ties: { icon: "room", in: ["rooms", "supply"] },
  },
};

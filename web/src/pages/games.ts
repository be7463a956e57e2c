// The three games as the front door shows them. A new game is a new row here.

import type { Component } from "svelte";

import Inventors from "./pictures/Inventors.svelte";
import Scholars from "./pictures/Scholars.svelte";
import Tabannusi from "./pictures/Tabannusi.svelte";

export interface GameCard {
  id: string;
  icon: string;
  Picture: Component<{ label: string }>;
  /** How long it takes in minutes, from the first to the last number of players. */
  minutes: [number, number];
  players: [number, number];
  /** From 1 to 5. */
  weight: number;
  /** What the easiest game against the printed opponent asks for. */
  first: Record<string, unknown>;
  /** Settings that only a game among people has. */
  together: string[];
}

export const GAMES: GameCard[] = [
  {
    id: "inventors",
    icon: "build",
    Picture: Inventors,
    minutes: [90, 120],
    players: [1, 4],
    weight: 5,
    first: {},
    together: ["rounds"],
  },
  {
    id: "scholars",
    icon: "scroll",
    Picture: Scholars,
    minutes: [60, 90],
    players: [1, 4],
    weight: 4,
    first: { level: 1 },
    together: [],
  },
  {
    id: "tabannusi",
    icon: "ziggurat",
    Picture: Tabannusi,
    minutes: [60, 120],
    players: [1, 4],
    weight: 4,
    first: { first_game: true, king: "gilgabot" },
    together: [],
  },
];

export function gameCard(id: string): GameCard | undefined {
  return GAMES.find((each) => each.id === id);
}

// What a game brings to the front door, the rules and the lists besides its words: a picture, and signs.
// A game with such a card has a file `card.ts` in its folder.

import type { Component } from "svelte";

export interface GameCard {
  Picture?: Component<{ label: string }>;
  /** The sign of the game. */
  icon: string;
  /** The signs on its tables: for each the rule that says what it does. */
  signs: Record<string, string>;
}

const CARDS = import.meta.glob<GameCard>("./*/card.ts", { eager: true, import: "card" });
const PLAIN: GameCard = { icon: "die", signs: {} };

export const cardOf = (game: string): GameCard => CARDS[`./${game}/card.ts`] ?? PLAIN;
export const allCards = (): GameCard[] => Object.values(CARDS);

// What the page needs to know of each game: how it is drawn. A new game is a new row here.

import type { Component } from "svelte";

import type { Language } from "../settings.svelte";
import type { Message } from "../words/fluent";

/** The icon for something that a sentence names, if there is one. */
export type IconOf = (message: Message) => string | undefined;

export interface SeatSummary {
  /** The icon, what it counts (a message id of the page or the game), and how many. */
  icon: string;
  label: string;
  value: string | number;
  colour?: string;
}

export interface GameFace {
  /** The whole table: shared boards, one's own board, one's hand. */
  Table: Component;
  /** Another seat's board, opened beside the table. */
  Board: Component<{ seat: number }>;
  /** The icon of the game. */
  icon: string;
  /** What the strip of a seat shows. */
  summary: (player: never, seat: number) => SeatSummary[];
  /** The points that a seat has so far, if the view tells. */
  points?: (player: never) => number | undefined;
  /** The line under the game's name: which round it is. */
  progress: (view: never) => { id: string; args: Record<string, number | string> } | undefined;
  iconOf: IconOf;
  /** The words that only its drawing needs, besides those of the game. */
  catalogues?: Record<Language, string>;
}

const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  inventors: () => import("./inventors/face"),
  scholars: () => import("./scholars/face"),
  tabannusi: () => import("./tabannusi/face"),
};

export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[game];
  if (!load) throw new Error(`${game} has no face`);
  return (await load()).face;
}

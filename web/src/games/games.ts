// How a game's tables are drawn: by the file `face.ts` in its folder. A game without one is drawn from what its view says.

import type { Component } from "svelte";

import type { Language } from "../settings.svelte";
import type { Components, LiveTable } from "../table/table.svelte";
import type { Message } from "../words/fluent";

/** The icon for something that a sentence names, if there is one. */
export type IconOf = (message: Message) => string | undefined;

/** By the id of a line: the cost or the effect whose signs stand for it, by its id or as it is printed. */
export interface LineSigns {
  pays: Readonly<Record<string, string>>;
  gets: Readonly<Record<string, string | ((line: Message, components: Components) => Message)>>;
  /** Lines that only say again what was chosen. */
  same?: readonly string[];
}

export interface SeatSummary {
  /** The icon, what it counts (a message id of the page or the game), and how many. Without an icon, words say it. */
  icon?: string;
  label: string;
  value: string | number;
  colour?: string;
}

/** A part of the table, as phones and tablets show it. */
export interface Region {
  id: string;
  /** The icon and the message id of its name; what it counts as open are the places in it. */
  icon: string;
  name: string;
  /** Fluid: right at any width from 340 to 760 px, without scrolling sideways. An ancestor has the class `handheld`. */
  Part: Component;
}

export interface GameFace {
  /** The whole table: shared boards, your own board, your hand. */
  Table: Component;
  /** Another seat's board, opened beside the table. */
  Board: Component<{ seat: number }>;
  /** The parts of the table, in the order in which phones and tablets show them; without any it is shown whole. */
  regions?: readonly Region[];
  /** Whether it takes the width that there is, and as much height as it needs; else it is drawn at one size and scaled. */
  flows?: boolean;
  /** What the strip of a seat shows. */
  summary: (player: never, seat: number, table: LiveTable) => SeatSummary[];
  /** The points that a seat has so far, if the view says. */
  points?: (player: never) => number | undefined;
  iconOf: IconOf;
  /** An effect in signs; away from the boards too. */
  Signs?: Component<{ message: Message; size?: number }>;
  /** Which signs stand for what lines of the log say is paid and gained. */
  lines?: LineSigns;
}

const FACES = import.meta.glob<GameFace>("./*/face.ts", { import: "face" });

export const faceOf = (game: string): Promise<GameFace> => (FACES[`./${game}/face.ts`] ?? FACES["./plain/face.ts"]!)();

const WORDS = import.meta.glob<string>("./*/words/*.ftl", { query: "?raw", import: "default" });

/** The words that only the drawing of a game needs, besides those of the game. */
export const wordsOf = async (game: string, language: Language): Promise<string> =>
  (await WORDS[`./${game}/words/${language}.ftl`]?.()) ?? "";

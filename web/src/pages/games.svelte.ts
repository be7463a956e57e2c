// The installed games, as they say it themselves, in the language that is chosen.

import { readGames } from "../api/library";
import type { GameInfo } from "../api/tables";
import { cardOf, type GameCard } from "../games/cards";
import { settings, type Language } from "../settings.svelte";
import { Words } from "../words/fluent";
import { opponentIn } from "../words/names";
import { farAs, t } from "../words/words.svelte";
import { sentence } from "./ways";

export class Game {
  readonly info: GameInfo;
  readonly card: GameCard;
  readonly #words: Words;

  constructor(info: GameInfo) {
    this.info = info;
    this.card = cardOf(info.id);
    this.#words = new Words({ language: info.language, text: info.words });
  }

  get id(): string {
    return this.info.id;
  }

  get title(): string {
    return this.say("game-title", this.info.title);
  }

  /** What the game says, or else what is plainly so. */
  say(id: string, other = ""): string {
    return this.#words.has(id) ? this.#words.word(id) : other;
  }

  /** What it calls the printed opponent. */
  get opponent(): string {
    return opponentIn(this.#words) || t("solo-opponent");
  }

  /** How far a table is. */
  far(progress: Readonly<Record<string, number>>): string {
    return farAs(this.#words, progress);
  }
}

class Games {
  list = $state.raw<Game[]>([]);
  /** What stands beside a real board; it is no game to play. */
  companions = $state.raw<Game[]>([]);
  /** The levels of bots, the weakest first. */
  bots = $state.raw<readonly string[]>([]);
  /** Whether the server has sent them, or why it has not. */
  known = $state(false);
  trouble = $state("");
  #language: Language | null = null;

  /** Ask for them, unless they are known in the language that is chosen. */
  async look(): Promise<void> {
    const { language } = settings;
    if (language === this.#language) return;
    this.#language = language;
    try {
      const told = await readGames(language);
      if (language !== this.#language) return;
      this.list = told.games.map((info) => new Game(info));
      this.companions = told.companions.map((info) => new Game(info));
      this.bots = told.bots;
      this.known = true;
      this.trouble = "";
    } catch (error) {
      this.#language = null;
      this.trouble = sentence(error);
    }
  }

  find(id: string): Game | undefined {
    return [...this.list, ...this.companions].find((game) => game.id === id);
  }

  /** What a game is called; one that is not installed any more by its short name. */
  title(id: string): string {
    return this.find(id)?.title ?? id;
  }
}

export const games = new Games();

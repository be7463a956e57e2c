// Watching others at a table: what they do is asked for step by step and shown as a film, before the table itself is.

import { flushSync } from "svelte";

import type { LogEntry, Schemas } from "../../api/tables";
import { settings } from "../../settings.svelte";
import { shared } from "../sharing";
import type { LiveTable, View } from "../table.svelte";
import { Film } from "./film.svelte";
import { joined, turnsOf, type Turn } from "./turns";

export class Watching {
  readonly film = new Film(() => settings.speed);

  /** What others did since your last answer, when you are asked again. */
  story = $state.raw<readonly Turn[]>([]);
  /** What opened and closed for you in the meantime. */
  chances = $state.raw<readonly Schemas["Chance"][]>([]);
  /** Whether you were away when it happened. */
  away = $state(false);
  /** Another table, drawn for a moment. */
  peek = $state.raw<View | null>(null);
  /** Whether another table is drawn, or the real one again after it: nothing has moved. */
  glancing = false;

  /** The table that stays until the film of what followed is there. */
  #held = $state.raw<View | null>(null);
  /** The last entry that is in the film or needs none, and the last that there is. */
  #shown = -1;
  #wanted = -1;
  #asking = false;
  /** Counts what ended a film: what was asked for before is not shown any more. */
  #ended = 0;
  /** Whether the film has all that others did since your last answer. */
  #whole = false;
  readonly #table: LiveTable;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** Draw another table for a moment that nobody sees, and look at it. */
  glance<T>(view: View, look: () => T): T {
    this.glancing = true;
    try {
      this.peek = view;
      flushSync();
      return look();
    } finally {
      this.peek = null;
      flushSync();
      this.glancing = false;
    }
  }

  /** The table to show, if it is not the real one. */
  get view(): View | null {
    return this.film.view ?? this.#held;
  }

  /** Whether there is something to watch, or about to be. */
  get busy(): boolean {
    return this.film.running || this.#held !== null;
  }

  /** The seat whose board stands where your own does. */
  get band(): number | null {
    const { seat, seats } = this.#table;
    const turn = this.peek ? null : this.film.turn;
    return turn?.own && seats[turn.seat]?.kind !== "opponent" ? turn.seat : seat;
  }

  /** The last entry that is shown: the log tells no more than the film. */
  get number(): number {
    const turn = this.film.turn;
    if (!turn) return this.#table.number;
    return turn.steps[this.film.step]?.number ?? turn.steps[0]!.number - 1;
  }

  /** Your seats; one that a bot plays for you counts as somebody else's. */
  get mine(): number[] {
    return this.#table.seats.filter(({ yours, bot }) => yours && !bot).map(({ place }) => place);
  }

  /** A table has come and is about to be shown. */
  hears({ number, log, gap }: Pick<Schemas["TableMessage"], "number" | "log" | "gap">): void {
    const first = this.#shown < 0;
    this.#wanted = number;
    if (first || gap || log.some((entry) => entry.undo)) this.#jump();
    else if (!log.some((entry) => this.#others(entry))) {
      if (!this.#asking) this.#shown = number;
    } else if (settings.speed === "instant" || document.hidden) this.#jump();
    else {
      this.#held ??= this.#table.now;
      void this.#ask();
    }
  }

  /** The table is shown now, with its log. */
  settles(): void {
    if (this.#asking) return;
    const { log, myTurn } = this.#table;
    const { mine } = this;
    const last = log.findLastIndex((entry) => mine.includes(entry.seat));
    if (!myTurn || last < 0 || !log.slice(last).some((entry) => this.#others(entry))) this.story = [];
    else if (this.#whole && this.film.turns.length > 0) {
      this.story = this.film.turns;
      this.away = false;
    } else void this.#recall(log[last]!.number);
  }

  /** You answer: nothing waits for the film, and what happened before is no longer kept. */
  answers(): void {
    this.#jump();
    this.film.clear();
    this.story = [];
    this.#whole = true;
  }

  /** Show what happened since your last answer, from its beginning. */
  again(): void {
    if (this.story.length > 0) this.film.show(this.story);
    else this.film.again();
  }

  /** Show the table as it is, now. */
  #jump(): void {
    this.#ended++;
    this.#asking = false;
    this.#held = null;
    this.#shown = this.#wanted;
    this.#whole = false;
    this.film.end();
  }

  /** Whether somebody else did something in an entry; the printed opponent acts in the entries of others. */
  #others({ seat, lines }: LogEntry): boolean {
    const { mine } = this;
    const { seats } = this.#table;
    if (!mine.includes(seat)) return lines.length > 0;
    if (!seats.some(({ kind }) => kind === "opponent")) return false;
    return lines.some(({ args }) => !mine.includes(((args.seat as Said | undefined)?.args.n ?? 0) - 1));
  }

  /** Ask for what is not in the film yet. */
  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const ended = this.#ended;
    try {
      while (this.#shown < this.#wanted) {
        const told = await this.#frames(this.#shown, this.#wanted);
        if (ended !== this.#ended) return;
        this.#shown = told.upto;
        this.chances = told.chances;
        // What has not changed is not drawn again.
        this.film.add(turnsOf({ ...told, view: shared(this.#table.view, told.view) }, this.mine));
      }
      this.#held = null;
    } catch {
      // Without the film the table is shown as it is.
      if (ended === this.#ended) this.#jump();
    } finally {
      if (ended === this.#ended) this.#asking = false;
    }
    this.settles();
  }

  /** Read what others have done since one of your answers; it may have set something off itself. */
  async #recall(answer: number): Promise<void> {
    const ended = this.#ended;
    const upto = this.#table.number;
    let found: Turn[] = [];
    let chances: Schemas["Frames"]["chances"] = [];
    let after = Math.max(0, answer - 1);
    try {
      while (after < upto) {
        const told = await this.#frames(after, upto);
        found = joined(found, turnsOf(told, this.mine));
        after = told.upto;
        chances = told.chances;
      }
    } catch {
      return;
    }
    if (ended !== this.#ended || upto !== this.#table.number) return;
    this.chances = chances;
    this.away = true;
    this.story = found;
  }

  #frames(after: number, upto: number): Promise<Schemas["Frames"]> {
    const { home, id } = this.#table;
    return home.get(`/api/tables/${id}/frames${this.#table.through({ after, upto })}`);
  }
}

type Said = { args: { n?: number } };

// The table of a lesson: it stands where a real game led to, and takes the answers that the chapter expects. What another
// answer would do is said; nothing is played, and nobody else is at the table.

import { freshHome, STATIC } from "../api/homes";
import { readComponents } from "../api/library";
import type { Schemas, SeatInfo, TableInfo } from "../api/tables";
import { LiveTable, type Components, type Option, type Outlook, type Reason, type View } from "../table/table.svelte";
import { shared } from "../table/sharing";
import type { Message } from "../words/fluent";

export type ChapterInfo = Schemas["ChapterInfo"];
type Chapter = Schemas["Chapter"];

/** What was chosen, and is not what the chapter expects now. */
export interface Other {
  option: Option;
  /** Whether the chapter expects it later. */
  later: boolean;
}

/** By game: its printed things, which all chapters share. */
const printed = new Map<string, Promise<Components>>();

/** A chair of the lesson. Nobody gives a name here. */
const chair = (place: number, yours: boolean): SeatInfo => ({
  place,
  kind: "person",
  name: "",
  open: false,
  bot: null,
  yours,
  present: true,
  invitation: null,
  stand_in: false,
  seen_by: [],
  may: [],
  votes: 0,
  until: null,
  helped: [],
});

/** What a table of nobody's says of itself: which game it is, and who sits there. */
const nobodys = (game: string, seats: readonly SeatInfo[]): TableInfo => ({
  id: "",
  game,
  title: "",
  rules: "",
  played: "",
  options: {},
  pack: "",
  seats,
  owner: false,
  number: 0,
  asked: null,
  over: false,
  progress: {},
  your_turn: true,
  unread: false,
  created: 0,
  moved: 0,
  expires: null,
  minutes: 0,
  watch: null,
  next: null,
  begun: 0,
  origin: null,
  result: null,
  known_seed: false,
  commitment: "",
  seed: null,
});

/** A hint that names an answer, and weighs nothing. */
const MARK: Omit<Schemas["HintMessage"], "number" | "best"> = {
  type: "hint",
  points: 0,
  gets: [],
  pays: [],
  ahead: 0,
  error: 0,
  sure: "certain",
  view: {},
};

export class LessonTable extends LiveTable {
  readonly game: string;
  readonly chapter: string;
  /** How many of its acts have been done. */
  done = $state(0);
  acts = $state.raw<readonly string[]>([]);
  /** What the last act caused, as the log tells it. */
  happened = $state.raw<readonly Message[]>([]);
  other = $state.raw<Other | null>(null);

  #played: Chapter | null = null;

  /** The answer that the chapter expects now; none once it is over. */
  expected = $derived(this.acts[this.done]);
  over = $derived(this.acts.length > 0 && this.done === this.acts.length);

  constructor(game: string, chapter: string) {
    super(freshHome(), `${game}/${chapter}`, null);
    this.game = game;
    this.chapter = chapter;
    this.connection = "live";
  }

  get #address(): string {
    return `/api/games/${this.game}/lessons/${this.chapter}`;
  }

  override async open(): Promise<void> {
    const [played, components] = await Promise.all([this.#ask<Chapter>(this.#address), this.#componentsOf()]);
    this.#played = played;
    this.components = components;
    this.sitting = Array.from({ length: played.seats }, (_, place) => chair(place, place === played.seat));
    this.info = nobodys(this.game, this.sitting);
    this.seat = played.seat;
    this.acts = played.acts;
    await this.speak();
    this.#show(0);
  }

  #componentsOf(): Promise<Components> {
    let found = printed.get(this.game);
    if (!found) {
      found = STATIC ? readComponents(this.game) : this.#ask<Components>(`/api/games/${this.game}/components`);
      printed.set(this.game, found);
      found.catch(() => printed.delete(this.game));
    }
    return found;
  }

  /** Where tables can be made; if that has just gone away, where they can be made now. */
  async #ask<T>(path: string): Promise<T> {
    try {
      return await this.home.get<T>(path);
    } catch (error) {
      const other = freshHome();
      if (other === this.home) throw error;
      return other.get<T>(path);
    }
  }

  /** From the beginning. */
  again(): void {
    this.#show(0);
  }

  override answer(key: string): void {
    const option = this.options.get(key);
    if (!option) return;
    this.hover = null;
    this.hint = null;
    if (key === this.expected) this.#show(this.done + 1);
    else this.other = { option, later: this.acts.slice(this.done).includes(key) };
  }

  /** Mark where the answer that is expected lies. */
  show(): void {
    this.other = null;
    const option = [...this.options.values()].find(({ key }) => key === this.expected);
    if (option) this.hint = { ...MARK, number: this.done, best: [{ key: option.key, gains: [], then: [] }] };
  }

  override whyNot(key: string): Promise<Reason> {
    const query = new URLSearchParams({ number: String(this.done), key });
    // Nobody may answer: then the place says what it is, and no more.
    return this.#ask<Reason>(`${this.#address}/why-not?${query}`).catch(() => ({ key, rule: "", message: null }));
  }

  override outlook(): Promise<Outlook> {
    return Promise.reject(new Error("A lesson says what an answer does with the answer."));
  }

  override undo(): void {}
  override askHint(): void {
    this.show();
  }

  #show(done: number): void {
    const { moments, told, acts } = this.#played!;
    this.done = done;
    this.number = done;
    this.happened = (done > 0 ? told[done - 1]! : []) as readonly Message[];
    this.other = null;
    this.hint = null;
    const view = moments[done]!.view as View;
    // What would be asked next is no part of the chapter.
    this.now = shared(this.now, done === acts.length ? { ...view, decision: null } : view);
  }
}

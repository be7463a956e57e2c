// What people have filled in on a score pad; kept in the browser until they clear it.

import { addUp, readSheet } from "../api/library";
import type { Schemas } from "../api/tables";
import { t } from "../words/words.svelte";
import { reckon } from "./pads";

export type Field = Schemas["SheetField"];
type Pad = Schemas["SheetInfo"];
type Column = Schemas["SheetColumn"];
type Entries = Schemas["SheetWish"];

/** Milliseconds until a server that was not reached is asked again. */
const AGAIN = 3000;
const EMPTY: Pad = { categories: [], ties: [], shared: [] };

/** What is counted for ties only, and what the board says, as steps. */
export const TIES = "ties";
export const BOARD = "board";
/** Step by step, the whole sheet, or what came out. */
export type View = "steps" | "sheet" | "result";

/** One thing to count, for everybody. */
export interface Step {
  id: string;
  rules: readonly string[];
  fields: readonly Field[];
}

const NOTHING: Column = { points: {}, total: 0, place: 0, tied: false };

interface Kept {
  view: View;
  count: number;
  names: string[];
  cells: Record<string, string>[];
  shared: Record<string, string>;
}

export class ScoreSheetState {
  readonly game: string;
  readonly #key: string;
  /** What is counted; nothing until the engine has said it. */
  pad = $state.raw(EMPTY);
  /** What it is worth, by column, as far as it was added up. */
  results = $state.raw<readonly Column[]>([]);
  /** Why it could not be added up. */
  trouble = $state("");
  /** On a phone one thing at a time. */
  view = $state<View>(matchMedia("(max-width: 700px)").matches ? "steps" : "sheet");
  count = $state(2);
  names = $state<string[]>(["", "", "", ""]);
  /** By player and field, as typed. */
  cells = $state<Record<string, string>[]>([{}, {}, {}, {}]);
  shared = $state<Record<string, string>>({});

  constructor(game: string) {
    this.game = game;
    this.#key = `claytable-pad-${game}`;
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? "null") as Kept | null;
      if (kept?.cells.length === 4 && kept.names.length === 4) Object.assign(this, kept);
    } catch {
      // What was kept is unreadable: an empty sheet.
    }
  }

  keep(): void {
    const { view, count, names, cells, shared } = this;
    try {
      localStorage.setItem(this.#key, JSON.stringify({ view, count, names, cells, shared } satisfies Kept));
    } catch {
      // A browser that keeps nothing still adds up.
    }
  }

  clear(): void {
    this.cells = [{}, {}, {}, {}];
    this.shared = {};
    if (this.view === "result") this.view = "steps";
  }

  /** Alone one plays against the printed opponent, who has the second column. */
  get solo(): boolean {
    return this.count === 1;
  }

  get columns(): number[] {
    return this.solo ? [0, 1] : [0, 1, 2, 3].slice(0, this.count);
  }

  isOpponent(column: number): boolean {
    return this.solo && column === 1;
  }

  asks({ asked }: Field, column: number): boolean {
    return asked === "all" || asked === (this.isOpponent(column) ? "opponent" : "players");
  }

  /** What decides ties: alone nobody counts what only people have, for the opponent wins them. */
  get ties(): readonly Field[] {
    return this.solo ? this.pad.ties.filter(({ asked }) => asked !== "players") : this.pad.ties;
  }

  /** What is counted, category by category; then what the board says, and what decides ties. */
  get steps(): Step[] {
    const board = this.sharedFields.length > 0 ? [{ id: BOARD, rules: [], fields: [] }] : [];
    const ties = this.ties.length > 0 ? [{ id: TIES, rules: [], fields: this.ties }] : [];
    const counted = this.pad.categories.map((each) => ({
      ...each,
      fields: each.fields.filter((field) => this.columns.some((column) => this.asks(field, column))),
    }));
    return [...counted.filter(({ fields }) => fields.length > 0), ...board, ...ties];
  }

  /** What a column comes to; nothing until it was added up. */
  result(column: number): Column {
    return this.results[this.columns.indexOf(column)] ?? NOTHING;
  }

  /** Those who are first, once something is filled in. */
  get first(): number[] {
    return this.begun ? this.columns.filter((column) => this.result(column).place === 1) : [];
  }

  wrong(column: number, field: Field): boolean {
    return reckon(this.cells[column]![field.id] ?? "") === null;
  }

  get sharedFields(): Pad["shared"] {
    return this.pad.shared.filter((each) => !each.few || this.count <= 2);
  }

  /** Whether anybody has filled anything in. */
  get begun(): boolean {
    return this.entries.columns.some((column) => Object.keys(column).length > 0);
  }

  /** What is filled in. */
  get entries(): Entries {
    const fields = [...this.pad.categories.flatMap((each) => each.fields), ...this.pad.ties];
    const columns = this.columns.map((column) => {
      const own = fields.filter((field) => this.asks(field, column));
      return filled(own, this.cells[column]!);
    });
    return { columns, shared: filled(this.sharedFields, this.shared), solo: this.solo };
  }

  async load(): Promise<void> {
    await this.#try(async () => {
      this.pad = await readSheet(this.game);
    });
  }

  /** Have the engine add up; the answer to an earlier question counts no more. */
  async addUp(entries: Entries): Promise<void> {
    const asked = ++this.#asked;
    await this.#try(async () => {
      const results = await addUp(this.game, entries);
      if (asked === this.#asked) this.results = results;
    });
    // What is filled in meanwhile is asked for by itself.
    if (this.#away) setTimeout(() => asked === this.#asked && void this.addUp(entries), AGAIN);
  }

  #asked = 0;
  /** Whether the server was not reached. */
  #away = false;

  async #try(what: () => Promise<void>): Promise<void> {
    this.#away = false;
    try {
      await what();
      this.trouble = "";
    } catch (error) {
      this.#away = !(error as Error).message;
      this.trouble = (error as Error).message || t("pad-away");
    }
  }
}

/** The numbers that were typed; what is empty or nonsense is left out. */
function filled(fields: readonly { id: string }[], cells: Record<string, string>): Record<string, number> {
  const typed = fields.map(({ id }) => [id, cells[id] ? reckon(cells[id]) : null] as const);
  return Object.fromEntries(typed.filter((each): each is readonly [string, number] => each[1] !== null));
}

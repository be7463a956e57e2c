// What people have filled in on a score pad; kept in the browser until they clear it.

import { pad as inventors } from "./pad-inventors";
import { pad as scholars } from "./pad-scholars";
import { pad as tabannusi } from "./pad-tabannusi";
import { reckon, tally, type Field, type Numbers, type Pad, type PadResult, type Sheet } from "./pads";

const PADS: Record<string, Pad> = { inventors, scholars, tabannusi };

interface Kept {
  count: number;
  names: string[];
  cells: Record<string, string>[];
  shared: Record<string, string>;
}

export class ScoreSheetState {
  readonly pad: Pad;
  readonly #key: string;
  count = $state(2);
  names = $state<string[]>(["", "", "", ""]);
  /** By player and field, as typed. */
  cells = $state<Record<string, string>[]>([{}, {}, {}, {}]);
  shared = $state<Record<string, string>>({});

  constructor(game: string) {
    this.pad = PADS[game]!;
    this.#key = `claytable-pad-${game}`;
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? "null") as Kept | null;
      if (kept?.cells.length === 4 && kept.names.length === 4) Object.assign(this, kept);
    } catch {
      // What was kept is unreadable: an empty sheet.
    }
  }

  keep(): void {
    const { count, names, cells, shared } = this;
    try {
      localStorage.setItem(this.#key, JSON.stringify({ count, names, cells, shared }));
    } catch {
      // A browser that keeps nothing still adds up.
    }
  }

  clear(): void {
    this.cells = [{}, {}, {}, {}];
    this.shared = {};
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

  asks(field: Field, column: number): boolean {
    return this.isOpponent(column) ? field.opponent !== false : field.each !== 0;
  }

  wrong(column: number, field: Field): boolean {
    return reckon(this.cells[column]![field.id] ?? "") === null;
  }

  get sharedFields(): Pad["shared"] {
    return this.pad.shared.filter((each) => !each.dummy || this.count <= 2);
  }

  get results(): PadResult[] {
    const fields = [...this.pad.categories.flatMap((each) => each.fields), ...this.pad.ties];
    const sheets: Sheet[] = this.columns.map((column) => {
      const numbers: Numbers = {};
      for (const field of fields) {
        if (this.asks(field, column)) numbers[field.id] = reckon(this.cells[column]![field.id] ?? "") ?? 0;
      }
      return { numbers, opponent: this.isOpponent(column) };
    });
    const shared: Numbers = {};
    for (const { id, value } of this.sharedFields)
      shared[id] = this.shared[id] ? (reckon(this.shared[id]) ?? 0) : value;
    return tally(this.pad, sheets, shared);
  }
}

// Results that were kept, of one game, newest first; they stay in this browser.

/** A game that is over: who played, what each got by category, who came first. */
export interface Kept {
  /** When it was kept, in milliseconds. */
  at: number;
  names: string[];
  totals: number[];
  places: number[];
}

/** So many fit on a page, and the oldest go. */
const MOST = 100;

export class Results {
  readonly #key: string;
  list = $state.raw<readonly Kept[]>([]);
  /** Whether this browser refused to keep the last one. */
  refused = $state(false);

  constructor(game: string) {
    this.#key = `claytable-results-${game}`;
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.#key) ?? "[]");
      if (Array.isArray(kept)) this.list = kept.filter(isResult);
    } catch {
      // What was kept is unreadable: it is none.
    }
  }

  add(result: Kept): void {
    this.#write([result, ...this.list].slice(0, MOST));
  }

  remove(result: Kept): void {
    this.#write(this.list.filter((each) => each !== result));
  }

  #write(list: readonly Kept[]): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(list));
      this.list = list;
      this.refused = false;
    } catch {
      this.refused = true;
    }
  }
}

export function isResult(it: unknown): it is Kept {
  const { at, names, totals, places } = (it ?? {}) as Partial<Kept>;
  const all = (list: unknown, kind: string): list is unknown[] =>
    Array.isArray(list) && list.every((each) => typeof each === kind);
  return (
    typeof at === "number" &&
    all(names, "string") &&
    all(totals, "number") &&
    all(places, "number") &&
    names.length === totals.length &&
    names.length === places.length
  );
}

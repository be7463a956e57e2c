// The views of a replay: read in stretches, kept, and fetched ahead, so that a step costs no request.

/** Entries that are read at once, and stretches that are kept. */
export const STRETCH = 16;
const KEPT = 40;

export class Moments<V> {
  readonly #read: (first: number, last: number) => Promise<readonly { number: number; view: V }[]>;
  /** The stretches, the longest unused first. */
  readonly #stretches = new Map<number, Promise<Map<number, V>>>();
  readonly #known = new Map<number, Map<number, V>>();

  constructor(read: (first: number, last: number) => Promise<readonly { number: number; view: V }[]>) {
    this.#read = read;
  }

  /** The view after an entry that stands, if it is here. */
  known(number: number): V | undefined {
    return this.#known.get(Math.floor(number / STRETCH))?.get(number);
  }

  /** The view after an entry that stands. */
  async at(number: number): Promise<V | undefined> {
    return (await this.#stretch(Math.floor(number / STRETCH))).get(number);
  }

  /** Fetch what may be wanted next: the stretches around these entries. What cannot be had is asked for again later. */
  expect(numbers: readonly number[]): void {
    for (const number of numbers) this.#stretch(Math.floor(number / STRETCH)).catch(() => undefined);
  }

  #stretch(at: number): Promise<Map<number, V>> {
    const found = this.#stretches.get(at) ?? this.#fetch(at);
    this.#stretches.delete(at);
    this.#stretches.set(at, found);
    for (const old of this.#stretches.keys()) {
      if (this.#stretches.size <= KEPT) break;
      this.#stretches.delete(old);
      this.#known.delete(old);
    }
    return found;
  }

  async #fetch(at: number): Promise<Map<number, V>> {
    try {
      const read = await this.#read(at * STRETCH, at * STRETCH + STRETCH - 1);
      const views = new Map(read.map(({ number, view }) => [number, view]));
      if (this.#stretches.has(at)) this.#known.set(at, views);
      return views;
    } catch (error) {
      this.#stretches.delete(at);
      throw error;
    }
  }
}

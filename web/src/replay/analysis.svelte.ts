// The analysis of a finished game: asked for turn by turn, kept where the game is kept, and gone on with at any time.

import { Trouble, type Home, type Schemas } from "../api/tables";

export type Analysis = Schemas["Analysis"];
export type AnalysedTurn = Schemas["AnalysedTurn"];

/** Turns that are worked out at once. */
const AT_ONCE = 2;
/** Where much is asked: seconds until it is asked again, and how often. */
const PAUSE = 3;
const AGAIN = 20;

/** The turns that nobody has worked out yet, in their order. */
export function missing({ total, turns }: Analysis): number[] {
  const known = new Set(turns.map(({ place }) => place));
  return Array.from({ length: total }, (_, place) => place).filter((place) => !known.has(place));
}

/** The turn that goes on at an entry: the last that begins there or before. */
export function turnOf(turns: readonly AnalysedTurn[], number: number): AnalysedTurn | undefined {
  return turns.findLast((turn) => turn.number <= number && number < turn.last) ?? undefined;
}

/** The points that mistakes lost between two entries. */
export function lostBetween(turns: readonly AnalysedTurn[], from: number, to: number): number {
  return turns
    .filter((turn) => turn.mistake && turn.number >= from && turn.number < to)
    .reduce((sum, turn) => sum + turn.loss, 0);
}

export class Analyst {
  found = $state.raw<Analysis | null>(null);
  running = $state(false);

  constructor(
    private readonly home: Pick<Home, "get" | "post">,
    private readonly id: string,
    private readonly query: string,
  ) {}

  async read(): Promise<void> {
    this.found = await this.home.get<Analysis>(`/api/tables/${this.id}/analysis${this.query}`);
  }

  /** Work out what is missing, until all is known or somebody stops it. */
  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      await this.read();
      const places = missing(this.found!);
      const next = async (): Promise<void> => {
        while (this.running) {
          const place = places.shift();
          if (place === undefined) return;
          const turn = await this.#ask(place);
          if (turn) this.#keep(turn);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, next));
      // The summary comes with the last turn.
      if (this.running) await this.read();
    } finally {
      this.running = false;
    }
  }

  stop(): void {
    this.running = false;
  }

  #keep(turn: AnalysedTurn): void {
    const turns = [...this.found!.turns.filter(({ place }) => place !== turn.place), turn];
    this.found = { ...this.found!, turns: turns.sort((one, other) => one.place - other.place) };
  }

  async #ask(place: number): Promise<AnalysedTurn | null> {
    for (let again = 0; this.running; again++) {
      try {
        return await this.home.post<AnalysedTurn>(`/api/tables/${this.id}/analysis/${place}${this.query}`);
      } catch (error) {
        const busy = error instanceof Trouble && (error.status === 429 || error.status === 503);
        if (!busy || again === AGAIN) throw error;
        await new Promise((done) => setTimeout(done, PAUSE * 1000));
      }
    }
    return null;
  }
}

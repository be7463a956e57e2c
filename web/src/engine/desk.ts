// The tables of this tab: what is asked and said goes to the engine one at a time for each table, and of several tabs
// with the same table one plays.

import { lockOf } from "./talk";

/** `claytable.page.Page`, as it is called from here. */
export interface Page {
  ask(method: string, path: string, body?: string): Promise<string>;
  sit(chair: number, table: string, query: string): Promise<void>;
  hear(chair: number, message: string): Promise<void>;
  leave(chair: number): void;
  caught_up(table: string): Promise<void>;
  drive(table: string): Promise<void>;
}

export interface Answer {
  status: number;
  /** JSON. */
  body: string;
}

/** A table that somebody in this tab sits at. */
interface Seated {
  chairs: Set<number>;
  /** Whether this tab plays it; others follow. */
  plays: boolean;
  /** Lets another tab play. */
  release: () => void;
}

/** What another tab plays cannot be changed here. */
const ELSEWHERE = { code: "elsewhere", sentence: "This table is open in another tab: play there, or close it." };
/** Messages that change a table or make a bot think. */
const PLAYING = new Set(["answer", "undo", "hint"]);

export class Desk {
  readonly #page: Page;
  readonly #tell: (chair: number, message: string) => void;
  readonly #failed: (error: unknown) => void;
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #seated = new Map<string, Seated>();
  readonly #tables = new Map<number, string>();
  /** Tables whose bots are being asked, and whether there was something new meanwhile. */
  readonly #driven = new Map<string, boolean>();

  /** `failed` hears of faults of the engine itself, where nobody waits for an answer. */
  constructor(page: Page, tell: (chair: number, message: string) => void, failed: (error: unknown) => void) {
    this.#page = page;
    this.#tell = tell;
    this.#failed = failed;
  }

  async ask(method: string, path: string, body: string | null): Promise<Answer> {
    const table = /^\/api\/tables\/([^/?]+)/.exec(path)?.[1] ?? "";
    const seated = this.#seated.get(table);
    if (method !== "GET" && seated && !seated.plays) {
      return { status: 409, body: JSON.stringify({ ...ELSEWHERE, rule: "" }) };
    }
    // What bots work out takes long and changes nothing that others ask about: nobody waits for it.
    if (/\/(analysis\/\d+|odds)(\?|$)/.test(path)) return opened(await this.#page.ask(method, path, body ?? undefined));
    const answer = await this.#next(table, () => this.#page.ask(method, path, body ?? undefined));
    if (method !== "GET" && table) this.#drive(table);
    return opened(answer);
  }

  async sit(chair: number, table: string, query: string): Promise<void> {
    this.#tables.set(chair, table);
    const seated = this.#seated.get(table);
    if (seated) seated.chairs.add(chair);
    else await this.#enter(table, chair);
    await this.#next(table, () => this.#page.sit(chair, table, query));
    this.#drive(table);
  }

  async hear(chair: number, message: string): Promise<void> {
    const table = this.#tables.get(chair);
    if (table === undefined) return;
    const { type, number = null } = JSON.parse(message) as { type: string; number?: number | null };
    if (PLAYING.has(type) && !this.#seated.get(table)?.plays) {
      this.#tell(chair, JSON.stringify({ type: "rejected", number, rule: "", ...ELSEWHERE }));
      return;
    }
    await this.#next(table, () => this.#page.hear(chair, message));
    this.#drive(table);
  }

  leave(chair: number): void {
    const table = this.#tables.get(chair);
    if (table === undefined) return;
    this.#tables.delete(chair);
    const seated = this.#seated.get(table);
    seated?.chairs.delete(chair);
    if (seated?.chairs.size === 0) {
      this.#seated.delete(table);
      // What is under way is finished before another tab plays.
      void this.#next(table, async () => seated.release());
    }
    this.#next(table, async () => this.#page.leave(chair)).catch(this.#failed);
  }

  /** Another tab has written. */
  written(table: string): void {
    this.#next(table, () => this.#page.caught_up(table)).catch(this.#failed);
  }

  /** One after the other, for each table. */
  #next<T>(table: string, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(table) ?? Promise.resolve();
    const after = before.then(work, work);
    const settled = after.catch(() => undefined);
    this.#queues.set(table, settled);
    void settled.then(() => {
      if (this.#queues.get(table) === settled) this.#queues.delete(table);
    });
    return after;
  }

  /** The first chair at a table: play it if no other tab does, else follow until that one is closed. */
  async #enter(table: string, chair: number): Promise<void> {
    const seated: Seated = { chairs: new Set([chair]), plays: false, release: () => undefined };
    this.#seated.set(table, seated);
    const held = (then: () => void): Promise<void> =>
      new Promise((release) => {
        seated.release = release;
        seated.plays = true;
        then();
      });
    const wait = new AbortController();
    await new Promise<void>((known) => {
      // Without locks (the address is not secure, or the browser keeps nothing) the storage still takes one answer only.
      const alone = (): void => void held(known);
      if (!self.navigator.locks) return alone();
      const now = navigator.locks.request(lockOf(table), { ifAvailable: true }, (lock) => {
        if (lock) return held(known);
        seated.release = () => wait.abort();
        known();
        const later = navigator.locks.request(lockOf(table), { signal: wait.signal }, () =>
          held(() => this.#succeed(table)),
        );
        // It waits in vain when the last chair is left.
        later.catch(() => undefined);
      });
      now.catch(alone);
    });
  }

  /** The tab that played is gone: this one goes on where it was. */
  #succeed(table: string): void {
    this.#next(table, () => this.#page.caught_up(table)).then(() => this.#drive(table), this.#failed);
  }

  /** Let the bots that are asked answer, beside everything else. */
  #drive(table: string): void {
    if (!this.#seated.get(table)?.plays) return;
    if (this.#driven.has(table)) {
      this.#driven.set(table, true);
      return;
    }
    this.#driven.set(table, false);
    void this.#page
      .drive(table)
      .catch(this.#failed)
      .then(() => {
        const again = this.#driven.get(table);
        this.#driven.delete(table);
        if (again) this.#drive(table);
      });
  }
}

/** `{"status": 200, "body": ...}` with the body as it stands: its numbers may be longer than those of this language. */
function opened(answer: string): Answer {
  const { status } = JSON.parse(answer) as { status: number };
  const found = /^\s*\{\s*"status"\s*:\s*\d+\s*,\s*"body"\s*:\s*/.exec(answer);
  const body = found ? answer.slice(found[0].length, answer.lastIndexOf("}")) : "null";
  return { status, body };
}

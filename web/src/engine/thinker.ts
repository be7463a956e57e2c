// Bots think in a worker of their own, so that the table can be looked at meanwhile. It starts when it is first needed.

import botsWorker from "./bots.worker?worker&url";
import type { FromBots, ToBots } from "./talk";

interface Waiting {
  job: string;
  resolve(answer: string): void;
  reject(error: Error): void;
  /** Whether it was asked again of a new worker. */
  again: boolean;
}

export class Thinker {
  #worker: Worker | null = null;
  #ids = 0;
  readonly #asked = new Map<number, Waiting>();

  constructor(
    private readonly base: string,
    private readonly module: WebAssembly.Module,
  ) {}

  think(job: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const id = ++this.#ids;
      this.#asked.set(id, { job, resolve, reject, again: false });
      this.#say({ type: "think", id, job });
    });
  }

  /** Nobody needs a bot for now: give the memory back. The next question starts the worker again. */
  rest(): void {
    if (this.#asked.size > 0) return;
    this.#worker?.terminate();
    this.#worker = null;
  }

  #say(message: ToBots): void {
    if (!this.#worker) {
      const worker = new Worker(botsWorker, { type: "module" });
      worker.onmessage = (event: MessageEvent<FromBots>) => {
        if (worker === this.#worker) this.#hear(event.data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        this.#crash(event.message);
      };
      this.#worker = worker;
      worker.postMessage({ type: "start", base: this.base, module: this.module } satisfies ToBots);
    }
    this.#worker.postMessage(message);
  }

  #hear(message: FromBots): void {
    if (message.type === "failed") return this.#crash(message.why);
    this.#asked.get(message.id)?.resolve(message.answer);
    this.#asked.delete(message.id);
  }

  /** What was asked is asked once more of a new worker, then given up. */
  #crash(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const [id, waiting] of [...this.#asked]) {
      if (waiting.again) {
        this.#asked.delete(id);
        waiting.reject(new Error(why));
      } else {
        waiting.again = true;
        this.#say({ type: "think", id, job: waiting.job });
      }
    }
  }
}

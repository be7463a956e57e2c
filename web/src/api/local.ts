// Tables in this browser: a worker plays them, and keeps them before it says so.

import engineWorker from "../engine/engine.worker?worker&url";
import { CHANNEL, type FromEngine, type ToEngine, type Written } from "../engine/talk";
import { t, told } from "../words/page.svelte";
import { engine } from "./engine.svelte";
import { Home, Trouble, type Ear, type Line, type Method, type Schemas, type TableInfo } from "./tables";

/** Where the engine's files lie. */
export const BASE = new URL(`${import.meta.env.BASE_URL}engine/`, document.baseURI).href;

/** What the engine calls the trouble with what is kept; why it is so only the browser knows. */
const STORAGE = "storage";
const notKept = (): string => t(engine.storage || "storage-failed");
/** Under this name the browser remembers which tables there were, for as long as the engine is not loaded. */
const REMEMBERED = "claytable-tables";

interface Waiting {
  resolve(text: string): void;
  reject(trouble: Trouble): void;
}

export class Local extends Home {
  readonly at = "local";
  readonly shared = false;

  #worker: Worker | null = null;
  #ids = 0;
  #asked = new Map<number, Waiting>();
  #chairs = new Map<number, Ear>();
  /** Whether the browser has been asked to keep what is written. */
  #kept = false;

  /** Load the engine, unless it is there or on its way. */
  start(): void {
    if (this.#worker) return;
    engine.state = "loading";
    engine.trouble = "";
    const worker = new Worker(engineWorker, { type: "module" });
    worker.onmessage = (event: MessageEvent<FromEngine>) => this.#hear(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#crash("engine-crashed");
    };
    this.#worker = worker;
    this.#say({ type: "start", base: BASE });
  }

  protected async ask(method: Method, path: string, body: string | null): Promise<string> {
    this.start();
    const id = ++this.#ids;
    const answer = await new Promise<string>((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#say({ type: "ask", id, method, path, body });
    });
    const made = method === "POST" && (path === "/api/tables" || path === "/api/journals");
    if (made) this.remember([...this.remembered, JSON.parse(answer) as TableInfo]);
    return answer;
  }

  live(table: string, query: URLSearchParams, ear: Ear): Line {
    this.start();
    const chair = ++this.#ids;
    this.#chairs.set(chair, ear);
    this.#say({ type: "sit", chair, table, query: String(query) });
    return {
      say: (message) => {
        const open = this.#chairs.has(chair);
        if (open) this.#say({ type: "hear", chair, message: JSON.stringify(message) });
        return open;
      },
      close: () => {
        if (this.#chairs.delete(chair)) this.#say({ type: "leave", chair });
      },
    };
  }

  /** The tables as they were when they were last looked at: what is shown until the engine can say it. */
  get remembered(): readonly TableInfo[] {
    try {
      return JSON.parse(localStorage.getItem(REMEMBERED) ?? "[]") as TableInfo[];
    } catch {
      return [];
    }
  }

  remember(tables: readonly TableInfo[]): void {
    try {
      localStorage.setItem(REMEMBERED, JSON.stringify(tables));
    } catch {
      // They are shown a little later next time.
    }
  }

  /** Call back when a table is written, in this tab or another; returns how to stop. */
  watch(changed: (table: string) => void): () => void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = (event: MessageEvent<Written>) => changed(event.data.table);
    return () => channel.close();
  }

  #say(message: ToEngine): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromEngine): void {
    switch (message.type) {
      case "progress":
        engine.loaded = message.loaded;
        engine.total = message.total;
        break;
      case "ready":
        engine.state = "ready";
        break;
      case "failed":
        console.warn(message.why);
        this.#crash(message.trouble);
        break;
      case "storage":
        engine.storage = message.trouble;
        break;
      case "answer":
        this.#answered(message.id, message.status, message.body);
        break;
      case "told": {
        let heard = JSON.parse(message.message) as Schemas["Outgoing"];
        if (heard.type === "accepted") this.#keep();
        if (heard.type === "rejected" && heard.code === STORAGE) heard = { ...heard, code: "", sentence: notKept() };
        // After the end no bot has anything to think about.
        if (heard.type === "table" && heard.view.over) this.#say({ type: "rest" });
        this.#chairs.get(message.chair)?.hear(heard);
        break;
      }
    }
  }

  #answered(id: number, status: number, body: string): void {
    const waiting = this.#asked.get(id);
    this.#asked.delete(id);
    if (!waiting) return;
    if (status < 400) return waiting.resolve(body);
    const { code, sentence, rule } = JSON.parse(body) as { code: string; sentence: string; rule?: string };
    waiting.reject(new Trouble(code, code === STORAGE ? notKept() : told(code, sentence), status, rule));
  }

  /** The worker is gone. What was written is kept: people at a table come back to it with a new worker. */
  #crash(trouble: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    engine.state = "failed";
    engine.trouble = trouble;
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const each of asked) each.reject(new Trouble(trouble, t(trouble), 500));
    const ears = [...this.#chairs.values()];
    this.#chairs.clear();
    for (const ear of ears) ear.lost();
  }

  /** Ask the browser to keep our tables when space runs short: after the first answer there is something to lose. */
  #keep(): void {
    if (this.#kept) return;
    this.#kept = true;
    void navigator.storage?.persist?.().catch(() => undefined);
  }
}

// The engine in this page: whether it is there, and how much of it is loaded.

class Engine {
  state = $state<"away" | "loading" | "ready" | "failed">("away");
  /** Whether its files can be had here: on a static site always, at a server if it has them. */
  there = $state(import.meta.env.MODE === "site");
  /** The games that it can play, at a server that may have more; null if all that there are. */
  games = $state.raw<readonly string[] | null>(null);
  /** Whether the server was not reached. */
  serverAway = $state(false);
  /** Bytes. */
  loaded = $state(0);
  total = $state(0);
  /** What stands in its way, by the id of a sentence. */
  trouble = $state("");
  /** What is wrong with keeping games in this browser, by the id of a sentence. */
  storage = $state("");

  /** How much of it is there, from 0 to 1. */
  get part(): number {
    return this.total > 0 ? Math.min(1, this.loaded / this.total) : 0;
  }
}

export const engine = new Engine();

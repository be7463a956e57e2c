// What the page and its workers say to each other.

/** To the engine. Text is JSON as it would travel to a server. */
export type ToEngine =
  | { type: "start"; base: string }
  | { type: "ask"; id: number; method: string; path: string; body: string | null }
  | { type: "sit"; chair: number; table: string; query: string }
  | { type: "hear"; chair: number; message: string }
  | { type: "leave"; chair: number }
  | { type: "rest" };

/** From the engine. */
export type FromEngine =
  | { type: "progress"; loaded: number; total: number }
  | { type: "ready" }
  | { type: "failed"; trouble: string; why: string }
  | { type: "storage"; trouble: string }
  | { type: "answer"; id: number; status: number; body: string }
  | { type: "told"; chair: number; message: string };

/** Between the engine and the bots' worker. */
export type ToBots =
  { type: "start"; base: string; module: WebAssembly.Module } | { type: "think"; id: number; job: string };
export type FromBots = { type: "failed"; why: string } | { type: "thought"; id: number; answer: string };

/** Tabs tell each other of tables that were written. */
export interface Written {
  table: string;
}
export const CHANNEL = "claytable";
export const lockOf = (table: string): string => `claytable-table-${table}`;

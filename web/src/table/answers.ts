// The answers of a game, found by their kind and the things that they are about, as its vocabulary lists them. Keys are
// looked up and never put together: only this module knows how a key is written.

import type { LiveTable } from "./table.svelte";

declare const listed: unique symbol;
/** The key of an answer that the game has. */
export type Key = string & { readonly [listed]: true };
/** A thing that an answer may be about. */
export type Thing = string | number | null | undefined;
/** None where a thing stands for no answer. */
export type Keys = Key | undefined | readonly (Key | undefined)[];

const SIGNS = /[:.]/;
const name = (parts: readonly unknown[]): string => parts.join(":").replaceAll(".", ":");

export class Answers {
  readonly #keys: ReadonlyMap<string, Key>;

  constructor(keys: readonly string[]) {
    this.#keys = new Map(keys.map((key) => [name([key]), key as Key]));
  }

  find(...parts: readonly unknown[]): Key | undefined {
    return this.#keys.get(name(parts));
  }
}

/** What an answer is about: `worker` of `worker:blue_left`. */
export const kindOf = (key: string): string => key.split(SIGNS, 1)[0]!;

/** How a game finds its answers. `K` are the kinds that it has. */
export const keysOf =
  <K extends string>() =>
  (table: LiveTable, kind: K, ...things: readonly Thing[]): Key | undefined =>
    table.answers.find(kind, ...things);

/** The things of the open answers of a kind. */
export const openOf =
  <K extends string>() =>
  (table: LiveTable, kind: K): string[] =>
    [...table.options.keys()].filter((key) => kindOf(key) === kind).map((key) => key.slice(kind.length + 1));

/** Keys in a list. */
export function listOf(keys: Keys): Key[] {
  const all = typeof keys === "object" ? keys : [keys];
  return all.filter((key) => key !== undefined);
}

/** Those of them that are open. */
export const offered = (table: LiveTable, ...keys: (Key | undefined)[]): Key[] =>
  listOf(keys).filter((key) => table.options.has(key));

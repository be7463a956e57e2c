// The component data of a box: rows in tables, found by their ids.

import type { Components } from "../table/table.svelte";

const indexes = new WeakMap<Components, Map<string, Map<string, unknown>>>();

/** All rows of a table. */
export const rowsOf = <T>(components: Components, table: string): readonly T[] =>
  (components[table] ?? []) as readonly T[];

/** A row of a table. */
export function rowOf<T>(components: Components, table: string, id: string): T | undefined {
  let tables = indexes.get(components);
  if (!tables) indexes.set(components, (tables = new Map<string, Map<string, unknown>>()));
  let found = tables.get(table);
  if (!found) {
    found = new Map(rowsOf<{ id: string }>(components, table).map((each) => [each.id, each]));
    tables.set(table, found);
  }
  return found.get(id) as T | undefined;
}

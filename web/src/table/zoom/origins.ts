// Where the values of a thing come from, as its rows of the component data say.

import { ORIGINS, type Origin } from "../../pages/provenance";
import type { Components } from "../table.svelte";

/** A row of the component data: its table, and its id. */
export type Printed = readonly [table: string, id: string];

export interface Known {
  /** Where the rows come from, each origin once. */
  origins: Origin[];
  /** How many values of other rows are our own. */
  ours: number;
}

export function originsOf(components: Components, rows: readonly Printed[]): Known {
  const found = rows.flatMap(([table, id]) => {
    const all = (components[table] ?? []) as readonly { id: string; provenance: Origin; reconstructed?: unknown }[];
    return all.filter((row) => row.id === id);
  });
  return {
    origins: ORIGINS.filter((origin) => found.some((row) => row.provenance === origin)),
    ours: found.reduce((sum, { reconstructed }) => sum + (Array.isArray(reconstructed) ? reconstructed.length : 0), 0),
  };
}

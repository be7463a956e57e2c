import { getContext, setContext } from "svelte";

import type { LiveTable } from "./table.svelte";

const KEY = Symbol("table");

export const setTable = (table: LiveTable): LiveTable => setContext(KEY, table);
export const getTable = (): LiveTable => getContext<LiveTable>(KEY);

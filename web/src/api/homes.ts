// Where tables can live as this page was built: on static files here only, else at the server, and here when it is away.

import { engine } from "./engine.svelte";
import { Local } from "./local";
import { Remote } from "./remote";
import type { Home } from "./tables";

/** Whether this page is a folder of static files: there is no server to ask. */
export const STATIC = import.meta.env.MODE === "site";

export const local = new Local();
export const remote = new Remote();

/** Where a new table is made. */
export const freshHome = (): Home => (STATIC || (engine.there && engine.serverAway) ? local : remote);

/** Where a table can be carried to as a journal, from this home. */
export const otherHome = (home: Home): Home | null =>
  STATIC || !engine.there ? null : home === local ? remote : local;

/** The home whose tables have addresses that begin so. */
export const homeAt = (at: string): Home => (at === local.at ? local : remote);

// Where tables can live as this page was built: on static files here only, else at the server.

import { Local } from "./local";
import { Remote } from "./remote";
import type { Home } from "./tables";

/** Whether this page is a folder of static files: there is no server to ask. */
export const STATIC = import.meta.env.MODE === "site";

export const local = new Local();
export const remote = new Remote();

/** Where one's tables are looked for. */
export const homes: readonly Home[] = STATIC ? [local] : [remote];

/** Where a new table is made. */
export const freshHome = (): Home => (STATIC ? local : remote);

/** The home whose tables have addresses that begin so. */
export const homeAt = (at: string): Home => (at === local.at ? local : remote);

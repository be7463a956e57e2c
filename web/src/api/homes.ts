// Where tables can live as this page was built: on static files here only, else at the server, and here when it is away.

import { engine } from "./engine.svelte";
import { Local } from "./local";
import { Remote } from "./remote";
import type { Home } from "./tables";

/** Whether this page is a folder of static files: there is no server to ask. */
export const STATIC = import.meta.env.MODE === "site";

export const local = new Local();
export const remote = new Remote();

/** Learn whether the server is away. */
export async function lookForServer(): Promise<void> {
  if (!STATIC) await remote.get("/api/tables").catch(() => undefined);
}

/** Where a new table is made. */
export const freshHome = (): Home => (STATIC || (engine.there && engine.serverAway) ? local : remote);

/** Whether tables of a game can live in a home: the engine of this page may lack games that the server has. */
const canLive = (game: string, home: Home): boolean => home === remote || (engine.games?.includes(game) ?? true);

/** Whether a table of this game can be made now. */
export const canMake = (game: string): boolean => canLive(game, freshHome());

/** Where a table of this game can be carried to as a journal, from this home. */
export function otherHome(home: Home, game: string): Home | null {
  if (STATIC || !engine.there) return null;
  const other = home === local ? remote : local;
  return canLive(game, other) ? other : null;
}

/** The home whose tables have addresses that begin so. */
export const homeAt = (at: string): Home => (at === local.at ? local : remote);

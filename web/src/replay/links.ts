// The addresses of a game that was played: for this page, and for others.

import { remote } from "../api/homes";
import type { Schemas } from "../api/tables";
import { at } from "../router.svelte";
import { beginning, ownAddress } from "../table/links";
import type { PastTable } from "./replay.svelte";

/** In the address of a table: its board is looked at, although the game is over. */
export const BOARD = "board";

/** The address of a table on this page: by the link to watch, if one came by it. */
export function addressOf({ home, id, watch }: Pick<PastTable, "home" | "id" | "watch">): string {
  return watch ? `/watch/${watch}` : `/${home.at}/${id}`;
}

/** A link that works for others; to a table in this browser, one that works here. */
export async function linkTo(table: PastTable, way: string): Promise<string> {
  const token = table.watch ?? table.info?.watch;
  const path = at(`${token ? `/watch/${token}` : addressOf(table)}${way}`);
  if (!table.home.shared || !ownAddress(location.hostname)) return new URL(path, location.href).href;
  const reach = await remote.get<Schemas["Reach"]>("/api/reach").catch(() => null);
  return beginning(location, reach).origin + path;
}

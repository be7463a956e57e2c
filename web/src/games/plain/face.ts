// How a game is shown that brings no drawing of its own: from its view and its words.

import type { LiveTable } from "../../table/table.svelte";
import type { GameFace, SeatSummary } from "../games";
import Board from "./Board.svelte";
import { countsOf, named, type Fields } from "./shape";
import Table from "./Table.svelte";

/** As many as a seat's strip has room for. */
const MOST = 6;

function summary(player: Fields, _: number, table: LiveTable): SeatSummary[] {
  return countsOf(player)
    .slice(0, MOST)
    .map(([field, value]) => ({ label: named(table.words!.names, field), value }));
}

export const face: GameFace = {
  Table,
  Board,
  flows: true,
  summary: summary as GameFace["summary"],
  iconOf: () => undefined,
};

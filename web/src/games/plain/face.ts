// How to show a game that brings no drawing of its own: from the schema of its views and its words.

import type { LiveTable } from "../../table/table.svelte";
import type { GameFace, SeatSummary } from "../games";
import Board from "./Board.svelte";
import { seatParts } from "./shape";
import Table from "./Table.svelte";

/** As many as a seat's strip has room for. */
const MOST = 6;

/** What a seat has in numbers. */
function summary(_: unknown, seat: number, table: LiveTable): SeatSummary[] {
  const counts = seatParts(table, seat).flatMap(({ label, shape, value }): SeatSummary[] => {
    if (Array.isArray(value)) return shape["x-own"] ? [] : [{ label, value: value.length }];
    return typeof value === "number" ? [{ label, value }] : [];
  });
  return counts.slice(0, MOST);
}

export const face: GameFace = { Table, Board, flows: true, summary, iconOf: () => undefined };

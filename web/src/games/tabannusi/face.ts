import type { GameFace } from "../games";
import Board from "./Board.svelte";
import Table from "./Table.svelte";

export const face: GameFace = {
  Table,
  Board,
  icon: "die",
  summary: () => [],
  progress: () => undefined,
  iconOf: () => undefined,
};

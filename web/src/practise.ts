// Puzzles: turns to find. Which of them were solved, and which table is the puzzle of which line, is kept in this browser.

import type { Home, Schemas, TableInfo } from "./api/tables";
import { toTable } from "./pages/ways";

/** What a table asks for: the turn after an entry, what it gains, and the best line that is known. */
export interface Task {
  game: string;
  /** The puzzle's id; empty for a turn of your own game. */
  id: string;
  gain: number;
  after: number;
  line: readonly string[];
}

/** Kept: by table what it asks for, by game the puzzles that were solved. */
interface Kept {
  tasks: Record<string, Task>;
  solved: Record<string, string[]>;
}

const KEY = "claytable-practise";
/** Tables whose tasks are kept, the newest. */
const MOST = 40;

function kept(): Kept {
  try {
    return { tasks: {}, solved: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { tasks: {}, solved: {} };
  }
}

function keep(change: (all: Kept) => void): void {
  const all = kept();
  change(all);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing still practises.
  }
}

/** By table: how the turn that was played there compares, once that is known. */
export const verdicts = new Map<string, Schemas["Compared"]>();

export const taskOf = (table: string): Task | undefined => kept().tasks[table];
export const solvedOf = (game: string): readonly string[] => kept().solved[game] ?? [];

export const note = (game: string, id: string): void =>
  keep((all) => (all.solved[game] = [...new Set([...(all.solved[game] ?? []), id])]));

/** Go to a table that begins at a task. */
export function begin(home: Home, table: TableInfo, task: Omit<Task, "after">): void {
  keep((all) => {
    const tasks = [...Object.entries(all.tasks), [table.id, { ...task, after: table.number }] as const];
    all.tasks = Object.fromEntries(tasks.slice(-MOST));
  });
  toTable(home, table.id);
}

/** The next puzzle of a game that was not solved, or the first again; false if the game has none. */
export async function practise(home: Home, game: string, last = ""): Promise<boolean> {
  const puzzles = await home.get<Schemas["PuzzleInfo"][]>(`/api/games/${game}/puzzles`);
  const solved = solvedOf(game);
  const at = puzzles.findIndex(({ id }) => id === last) + 1;
  const order = [...puzzles.slice(at), ...puzzles.slice(0, at)];
  const next = order.find(({ id }) => !solved.includes(id)) ?? order[0];
  if (!next) return false;
  const table = await home.post<TableInfo>(`/api/games/${game}/puzzles/${next.id}`);
  begin(home, table, { game, id: next.id, gain: next.gain, line: next.line });
  return true;
}

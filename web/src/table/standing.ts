import type { LogEntry } from "../api/tables";

/** The entries that still stand: an undo takes the last one away. */
export function standing(log: readonly LogEntry[]): LogEntry[] {
  const found: LogEntry[] = [];
  for (const entry of log) {
    if (entry.undo) found.pop();
    else found.push(entry);
  }
  return found;
}

import type { LogEntry } from "../api/tables";

/** Answers that were taken back: by whom, and the first of them. */
export interface TakenBack {
  by: LogEntry;
  first: LogEntry | undefined;
}

export const isTakenBack = (each: LogEntry | TakenBack): each is TakenBack => "by" in each;

/** The entries that still stand: an undo takes the last one away. */
export function standing(log: readonly LogEntry[]): LogEntry[] {
  return remembered(log).filter((each): each is LogEntry => !isTakenBack(each));
}

/** The entries that still stand, and between them, where it happened, what was taken back. */
export function remembered(log: readonly LogEntry[]): (LogEntry | TakenBack)[] {
  const found: (LogEntry | TakenBack)[] = [];
  for (const entry of log) {
    if (!entry.undo) {
      found.push(entry);
      continue;
    }
    const at = found.findLastIndex((each) => !isTakenBack(each));
    const first = at < 0 ? undefined : (found.splice(at, 1)[0] as LogEntry);
    // One undo may take several answers back: those of bots, and the one before them.
    const before = found.at(-1);
    if (before && isTakenBack(before) && before.by.seat === entry.seat && before.by.number === entry.number - 1) {
      found.pop();
    }
    found.push({ by: entry, first });
  }
  return found;
}

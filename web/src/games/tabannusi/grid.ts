// Where the spaces of the common Districts are drawn: columns of the grids with the canals between them.

import type { Cell } from "./view";

export interface Frame {
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 2;

export const isCanal = (cell: Cell): boolean => cell.districts.length > 1;

/** A function from rows and columns to places inside the frame. */
export function plan(cells: readonly Cell[], { width, height }: Frame) {
  const columns = cells.map((cell) => cell.column);
  const first = Math.min(...columns);
  const count = Math.max(...columns) - first + 1;
  const canals = [...new Set(cells.filter(isCanal).map((cell) => cell.column))].sort((a, b) => a - b);
  const pitchY = Math.floor(height / 5);
  const pitchX = Math.min(pitchY, Math.floor((width - 4 * canals.length) / count));
  const room = Math.min(14, Math.floor((width - count * pitchX) / (2 * canals.length || 1)));
  const left = Math.floor((width - count * pitchX - 2 * canals.length * room) / 2);
  const at = (row: number, column: number): Place => {
    const passed = canals.filter((canal) => canal < column).length;
    const inside = canals.includes(column) ? 1 : 0;
    return {
      left: left + (column - first) * pitchX + (2 * passed + inside) * room,
      top: (row - 1) * pitchY,
      width: pitchX - GAP,
      height: pitchY - GAP,
    };
  };
  return { at, canals, pitchX, pitchY };
}

/** A Building as rectangles: its spaces, and each pair of them that touch. */
export function shape(cells: readonly Cell[], at: (row: number, column: number) => Place): Place[] {
  const found = cells.map((cell) => at(cell.row, cell.column));
  for (const [n, one] of cells.entries()) {
    for (const other of cells.slice(n + 1)) {
      if (Math.abs(one.row - other.row) + Math.abs(one.column - other.column) !== 1) continue;
      const a = at(one.row, one.column);
      const b = at(other.row, other.column);
      const left = Math.min(a.left, b.left);
      const top = Math.min(a.top, b.top);
      found.push({
        left,
        top,
        width: Math.max(a.left, b.left) + a.width - left,
        height: Math.max(a.top, b.top) + a.height - top,
      });
    }
  }
  return found;
}

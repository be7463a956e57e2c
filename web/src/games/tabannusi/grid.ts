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

export interface Band {
  left: number;
  width: number;
}

export interface Plan extends Frame {
  at: (row: number, column: number) => Place;
  /** Where the canals and the plots of the Districts lie, from left to right. */
  canals: Band[];
  plots: Band[];
}

export const ROWS = 5;
const GAP = 2;

/** How many columns spaces take. */
export function columns(cells: readonly Cell[]): number {
  const all = cells.map((cell) => cell.column);
  return Math.max(...all) - Math.min(...all) + 1;
}

/** Puts the spaces into a frame. */
export function plan(cells: readonly Cell[], { width, height }: Frame): Plan {
  const first = Math.min(...cells.map((cell) => cell.column));
  const count = columns(cells);
  const last = first + count - 1;
  const between = new Set(cells.filter((cell) => cell.districts.length > 1).map((cell) => cell.column));
  const canals = [...between].sort((a, b) => a - b);
  const pitchY = Math.floor(height / ROWS);
  const pitchX = Math.min(pitchY + 2, Math.floor((width - 8 * canals.length) / count));
  const room = Math.min(12, Math.floor((width - count * pitchX) / (2 * canals.length || 1)));
  const left = Math.floor((width - count * pitchX - 2 * canals.length * room) / 2);
  const at = (row: number, column: number): Place => {
    const passed = canals.filter((canal) => canal < column).length;
    const inside = between.has(column) ? 1 : 0;
    return {
      left: left + (column - first) * pitchX + (2 * passed + inside) * room,
      top: (row - 1) * pitchY,
      width: pitchX - GAP,
      height: pitchY - GAP,
    };
  };
  const band = (from: number, to: number): Band => {
    const end = at(1, to);
    return { left: at(1, from).left, width: end.left + end.width - at(1, from).left };
  };
  const edges = [first - 1, ...canals, last + 1];
  const plots = edges.slice(1).flatMap((end, n) => {
    const from = edges[n]! + 1;
    return end - 1 >= from ? [band(from, end - 1)] : [];
  });
  return { width, height, at, canals: canals.map((canal) => band(canal, canal)), plots };
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

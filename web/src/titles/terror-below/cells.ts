/** Cells by column and row, and the directions between them. */
import type { Cell, Dir } from "./types";

/** Column and row of a cell, from 0. */
export function place(cell: Cell): { x: number; y: number } {
  const [, column, row] = /^c(\d)r(\d)$/.exec(cell) ?? [];
  return { x: Number(column) - 1, y: Number(row) - 1 };
}

/** The cell at a column and row, from 0. */
export function cellAt(x: number, y: number): Cell {
  return `c${x + 1}r${y + 1}`;
}

/** A cell as people read it: a letter for the column, a number for the row. */
export function cellName(cell: Cell): string {
  const { x, y } = place(cell);
  return `${String.fromCharCode(65 + x)}${y + 1}`;
}

export const ARROWS: Record<Dir, string> = { north: "↑", east: "→", south: "↓", west: "←" };

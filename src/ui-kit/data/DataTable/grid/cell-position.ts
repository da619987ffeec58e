export const HEAD_ROW = -1;

/** Position of a cell. Row −1 is the head. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridExtent {
  readonly rows: number;
  readonly columns: number;
  /** The head, or the first row if the head has nothing to press. */
  readonly firstRow: 0 | typeof HEAD_ROW;
  /** Number of rows that PageUp and PageDown skip. */
  readonly pageRows: number;
  readonly isRightToLeft: boolean;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Returns the same position if it still exists, else the nearest cell. */
export const clampPosition = (
  { row, column }: CellPosition,
  { rows, columns, firstRow }: GridExtent,
): CellPosition => ({
  row: clamp(row, firstRow, rows - 1),
  column: clamp(column, 0, columns - 1),
});

/**
 * Returns the target of a key, or null for other keys. The keys are the arrows, Home and End (in the row, with Ctrl in
 * the table), PageUp and PageDown.
 */
export function movePosition(from: CellPosition, key: string, ctrl: boolean, extent: GridExtent): CellPosition | null {
  const { row, column } = from;
  const forward = extent.isRightToLeft ? -1 : 1;
  const to = (nextRow: number, nextColumn: number): CellPosition =>
    clampPosition({ row: nextRow, column: nextColumn }, extent);
  switch (key) {
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowRight':
      return to(row, column + forward);
    case 'ArrowLeft':
      return to(row, column - forward);
    case 'Home':
      return to(ctrl ? 0 : row, 0);
    case 'End':
      return to(ctrl ? extent.rows - 1 : row, extent.columns - 1);
    case 'PageDown':
      return to(row + extent.pageRows, column);
    case 'PageUp':
      return to(Math.max(0, row - extent.pageRows), column);
    default:
      return null;
  }
}

const FOCUSABLE = 'a[href], button, input, select, summary';

/** Returns the focus target of a cell: its link or button, else the cell itself. */
const getFocusTarget = (cell: HTMLElement): HTMLElement => cell.querySelector<HTMLElement>(FOCUSABLE) ?? cell;

/** Finds a cell, or the last one of its row: cards leave out cells without a value. */
function findCell(grid: HTMLElement, { row, column }: CellPosition): HTMLElement | undefined {
  const cells = grid.querySelector<HTMLTableRowElement>(`tr[data-row="${row}"]`)?.cells;
  return cells?.[Math.min(column, cells.length - 1)];
}

/** Returns the position of the cell that contains an element. Null outside the cells, also in a row's details. */
export function readPosition(element: EventTarget | null): CellPosition | null {
  const cell = element instanceof Element ? element.closest<HTMLTableCellElement>('td, th') : null;
  const row = cell?.closest<HTMLTableRowElement>('tr[data-row]');
  return cell && row ? { row: Number(row.dataset['row']), column: cell.cellIndex } : null;
}

/** Makes one cell the table's only tab stop. Cells always render with `tabIndex={-1}`, so no render undoes it. */
export function setOnlyTabStop(grid: HTMLElement, position: CellPosition): HTMLElement | null {
  const cell =
    findCell(grid, position) ??
    grid.querySelector<HTMLElement>('tbody tr[data-row] > :is(td, th)') ??
    grid.querySelector<HTMLElement>('tr[data-row] > th');
  const target = cell ? getFocusTarget(cell) : null;
  for (const otherCell of grid.querySelectorAll<HTMLElement>('tr[data-row] > :is(td, th)')) {
    const otherTarget = getFocusTarget(otherCell);
    if (otherTarget !== target && otherTarget.tabIndex !== -1) otherTarget.tabIndex = -1;
    if (otherTarget !== otherCell && otherCell.tabIndex !== -1) otherCell.tabIndex = -1;
  }
  if (target) target.tabIndex = 0;
  return target;
}

/** Focuses a cell. Returns false when the cell's row is not drawn yet. */
export function focusCell(grid: HTMLElement, position: CellPosition): boolean {
  const cell = findCell(grid, position);
  if (!cell) return false;
  setOnlyTabStop(grid, position);
  getFocusTarget(cell).focus();
  return true;
}

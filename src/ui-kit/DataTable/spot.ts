/** A cell by its place: row −1 is the head. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

export interface Extent {
  readonly rows: number;
  readonly columns: number;
  /** Rows that PageUp and PageDown pass. */
  readonly leap: number;
  readonly rightToLeft: boolean;
}

export const HEAD = -1;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The same spot where it still is, else the nearest cell that is there. */
export const within = ({ row, column }: Spot, { rows, columns }: Extent): Spot => ({ row: clamp(row, HEAD, rows - 1), column: clamp(column, 0, columns - 1) });

/** Where a key leads from a cell (arrows, Home and End in the row, with Ctrl in the table, PageUp and PageDown); null for any other key. */
export function nextSpot(from: Spot, key: string, ctrl: boolean, extent: Extent): Spot | null {
  const { row, column } = from;
  const forward = extent.rightToLeft ? -1 : 1;
  const to = (nextRow: number, nextColumn: number): Spot => within({ row: nextRow, column: nextColumn }, extent);
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
      return to(row + extent.leap, column);
    case 'PageUp':
      return to(Math.max(0, row - extent.leap), column);
    default:
      return null;
  }
}

const WIDGET = 'a[href], button, input, select, summary';

/** What takes the focus in a cell: its link or button, else the cell itself. */
const stopOf = (cell: HTMLElement): HTMLElement => cell.querySelector<HTMLElement>(WIDGET) ?? cell;

const cellAt = (grid: HTMLElement, { row, column }: Spot): HTMLElement | undefined =>
  grid.querySelector<HTMLTableRowElement>(`tr[data-row="${row}"]`)?.cells[column];

/** The spot of the cell that an element stands in; null outside the walked cells, in a row's details too. */
export function spotOf(element: EventTarget | null): Spot | null {
  const cell = element instanceof Element ? element.closest<HTMLTableCellElement>('td, th') : null;
  const row = cell?.closest<HTMLTableRowElement>('tr[data-row]');
  return cell && row ? { row: Number(row.dataset['row']), column: cell.cellIndex } : null;
}

/** Makes one cell the table's only tab stop. Cells are drawn with `tabIndex={-1}` for ever, so no render undoes it. */
export function keepTabStop(grid: HTMLElement, spot: Spot): HTMLElement | null {
  const cell = cellAt(grid, spot) ?? grid.querySelector<HTMLElement>('tbody tr[data-row] > :is(td, th)') ?? grid.querySelector<HTMLElement>('tr[data-row] > th');
  const stop = cell ? stopOf(cell) : null;
  for (const other of grid.querySelectorAll<HTMLElement>('tr[data-row] > :is(td, th)')) {
    const held = stopOf(other);
    if (held !== stop && held.tabIndex !== -1) held.tabIndex = -1;
    if (held !== other && other.tabIndex !== -1) other.tabIndex = -1;
  }
  if (stop) stop.tabIndex = 0;
  return stop;
}

/** True where the cell was there to be focused; a row that is not drawn yet is not. */
export function focusSpot(grid: HTMLElement, spot: Spot): boolean {
  const cell = cellAt(grid, spot);
  if (!cell) return false;
  keepTabStop(grid, spot);
  stopOf(cell).focus();
  return true;
}

import { isRightToLeft } from '../../primitives/focus/reading-direction.ts';

type FocusStep = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

const KEY_STEPS: Readonly<Record<string, FocusStep>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

const CELL = '[data-cell]';
const BEST = '[data-level="0"]';
const isVisible = (cell: HTMLElement) => cell.getClientRects().length > 0;
const getCells = (row: Element) => [...row.querySelectorAll<HTMLElement>(CELL)].filter(isVisible);

function findNeighbour(grid: HTMLElement, from: HTMLElement, step: FocusStep): HTMLElement | undefined {
  const rows = [...grid.querySelectorAll('[role="row"]')].map(getCells).filter((cells) => cells.length > 0);
  const y = rows.findIndex((cells) => cells.includes(from));
  const row = rows[y] ?? [];
  const x = row.indexOf(from);
  const forward = isRightToLeft(grid) ? -1 : 1;
  const targets: Record<FocusStep, HTMLElement | undefined> = {
    left: row[x - forward],
    right: row[x + forward],
    up: rows[y - 1]?.[x],
    down: rows[y + 1]?.[x],
    first: row[0],
    last: row.at(-1),
  };
  return targets[step];
}

/** Makes `cell` the grid's one tab stop. Cells always render with `tabIndex={-1}`, so React never undoes it. */
export function setTabStop(grid: HTMLElement, cell: HTMLElement): void {
  for (const other of grid.querySelectorAll<HTMLElement>(`${CELL}[tabindex="0"]`))
    if (other !== cell) other.tabIndex = -1;
  // Setting it again would make the browser style and lay out the page at once, to check whether the cell may keep the
  // focus.
  if (cell.tabIndex !== 0) cell.tabIndex = 0;
}

/**
 * Restores the tab stop after rows were added or removed: exactly one visible cell, preferably the best back price. A
 * phone shows only the best prices.
 */
export function ensureTabStop(grid: HTMLElement, isPhone = false): void {
  const stops = [...grid.querySelectorAll<HTMLElement>(`${CELL}[tabindex="0"]${isPhone ? BEST : ''}`)];
  // Checking visibility forces a layout, which is unnecessary with a single candidate.
  const stop =
    (stops.length > 1 ? stops.find(isVisible) : null) ??
    stops[0] ??
    grid.querySelector<HTMLElement>(`${CELL}${BEST}`) ??
    grid.querySelector<HTMLElement>(CELL);
  if (stop) setTabStop(grid, stop);
}

/** Place of a price in its grid. */
export interface CellPlace {
  /** Index among all rows. */
  readonly row: number;
  readonly side: string | undefined;
  readonly level: string | undefined;
}

const listRows = (grid: HTMLElement) => [...grid.querySelectorAll('[role="row"]')];

export function readPlace(grid: HTMLElement, cell: HTMLElement): CellPlace {
  const { side, level } = cell.dataset;
  return { row: listRows(grid).findIndex((row) => row.contains(cell)), side, level };
}

/** Focuses the price at the place of a row that has left: in the row that took its place, or in the last one. */
export function focusPlace(grid: HTMLElement, { row, side, level }: CellPlace): void {
  const rows = listRows(grid);
  const cells = [...(rows[Math.min(row, rows.length - 1)]?.querySelectorAll<HTMLElement>(CELL) ?? [])];
  cells.find(({ dataset }) => dataset['side'] === side && dataset['level'] === level)?.focus();
}

/** Moves the focus on an arrow key, Home or End. Returns true when it handled the key. */
export function moveFocus(grid: HTMLElement, from: Element | null, key: string): boolean {
  const step = KEY_STEPS[key];
  const cell = from instanceof HTMLElement ? from.closest<HTMLElement>(CELL) : null;
  if (!step || !cell) return false;
  const target = findNeighbour(grid, cell, step);
  if (target) {
    setTabStop(grid, target);
    target.focus();
  }
  return true;
}

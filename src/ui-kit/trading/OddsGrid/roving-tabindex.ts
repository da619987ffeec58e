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
const isVisible = (cell: HTMLElement) => cell.getClientRects().length > 0;
const getCells = (row: Element) => [...row.querySelectorAll<HTMLElement>(CELL)].filter(isVisible);

function findNeighbour(grid: HTMLElement, from: HTMLElement, step: FocusStep): HTMLElement | undefined {
  const rows = [...grid.querySelectorAll('[role="row"]')].map(getCells).filter((cells) => cells.length > 0);
  const y = rows.findIndex((cells) => cells.includes(from));
  const row = rows[y] ?? [];
  const x = row.indexOf(from);
  const targets: Record<FocusStep, HTMLElement | undefined> = {
    left: row[x - 1],
    right: row[x + 1],
    up: rows[y - 1]?.[x],
    down: rows[y + 1]?.[x],
    first: row[0],
    last: row.at(-1),
  };
  return targets[step];
}

/** Makes `cell` the grid's one tab stop. Cells render with `tabIndex={-1}` for ever, so React never undoes this. */
export function setTabStop(grid: HTMLElement, cell: HTMLElement): void {
  for (const other of grid.querySelectorAll<HTMLElement>(`${CELL}[tabindex="0"]`))
    if (other !== cell) other.tabIndex = -1;
  // Said anew, it has the browser style and lay out the page at once, to see whether the cell may keep the focus.
  if (cell.tabIndex !== 0) cell.tabIndex = 0;
}

/** After rows came or went: exactly one cell that can be seen takes the Tab key. Prefers the best back price. */
export function ensureTabStop(grid: HTMLElement): void {
  const stops = [...grid.querySelectorAll<HTMLElement>(`${CELL}[tabindex="0"]`)];
  // Looking whether a cell is seen makes the browser lay the market out: not for a choice of one.
  const stop =
    (stops.length > 1 ? stops.find(isVisible) : null) ??
    stops[0] ??
    grid.querySelector<HTMLElement>(`${CELL}[data-level="0"]`) ??
    grid.querySelector<HTMLElement>(CELL);
  if (stop) setTabStop(grid, stop);
}

/** Moves focus by an arrow key, Home or End. True when the key was used. */
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

/** A cell of the ladder: by its price, or by where in the window it stands. */
export interface Place {
  readonly side: string;
  readonly price: number | 'top' | 'middle' | 'bottom';
}

const cellsOf = (ladder: HTMLElement, side: string): HTMLElement[] => [...ladder.querySelectorAll<HTMLElement>(`[data-cell][data-side="${side}"]`)];
const priceOf = (cell: HTMLElement): number => Number(cell.dataset['price']);

export function placeOf(element: Element | null): Place | null {
  const cell = element instanceof HTMLElement ? element.closest<HTMLElement>('[data-cell]') : null;
  return cell === null ? null : { side: cell.dataset['side'] ?? '', price: priceOf(cell) };
}

/** The cell at a place, or the one closest to its price when that has left the window. Null in an empty ladder. */
export function closestCell(ladder: HTMLElement, { side, price }: Place): HTMLElement | null {
  const cells = cellsOf(ladder, side);
  const [first] = cells;
  if (first === undefined) return null;
  if (price === 'top') return first;
  if (price === 'bottom') return cells.at(-1) ?? first;
  if (price === 'middle') return cells[cells.length >> 1] ?? first;
  return cells.reduce((best, cell) => (Math.abs(priceOf(cell) - price) < Math.abs(priceOf(best) - price) ? cell : best), first);
}

/** What a key does to the window: `ticks` up in price, or null for back to the best prices, and where the focus goes then. */
export interface WindowStep {
  readonly ticks: number | null;
  readonly goes: 'top' | 'middle' | 'bottom';
}

/** Null: the key leaves the window where it is. The highest price stands first. */
export function stepOf(ladder: HTMLElement, { side, price }: Place, key: string): WindowStep | null {
  const cells = cellsOf(ladder, side);
  const at = cells.findIndex((cell) => priceOf(cell) === price);
  // One row stays in sight when the page is turned.
  const page = cells.length - 1;
  if (key === 'Home') return { ticks: null, goes: 'middle' };
  if (key === 'ArrowUp' && at === 0) return { ticks: 1, goes: 'top' };
  if (key === 'ArrowDown' && at === page) return { ticks: -1, goes: 'bottom' };
  if (key === 'PageUp') return { ticks: page, goes: 'middle' };
  return key === 'PageDown' ? { ticks: -page, goes: 'middle' } : null;
}

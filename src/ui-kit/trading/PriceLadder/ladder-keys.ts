/** A cell of the ladder, by its price or by its position in the window. */
export interface LadderPosition {
  readonly side: string;
  readonly price: number | 'top' | 'middle' | 'bottom';
}

const getSideCells = (ladder: HTMLElement, side: string): HTMLElement[] => [
  ...ladder.querySelectorAll<HTMLElement>(`[data-cell][data-side="${side}"]`),
];
const readPrice = (cell: HTMLElement): number => Number(cell.dataset['price']);

export function readLadderPosition(element: Element | null): LadderPosition | null {
  const cell = element instanceof HTMLElement ? element.closest<HTMLElement>('[data-cell]') : null;
  return cell === null ? null : { side: cell.dataset['side'] ?? '', price: readPrice(cell) };
}

/**
 * Returns the cell at a position, or the closest to its price when that has left the window. Null in an empty ladder.
 */
export function findClosestCell(ladder: HTMLElement, { side, price }: LadderPosition): HTMLElement | null {
  const cells = getSideCells(ladder, side);
  const [first] = cells;
  if (first === undefined) return null;
  if (price === 'top') return first;
  if (price === 'bottom') return cells.at(-1) ?? first;
  if (price === 'middle') return cells[cells.length >> 1] ?? first;
  return cells.reduce(
    (best, cell) => (Math.abs(readPrice(cell) - price) < Math.abs(readPrice(best) - price) ? cell : best),
    first,
  );
}

/** Effect of a key on the window: `ticks` upwards, or null for back to the best prices, and the next focus. */
export interface WindowStep {
  readonly ticks: number | null;
  readonly focusTo: 'top' | 'middle' | 'bottom';
}

/** Returns null when the key leaves the window in place. The highest price comes first. */
export function resolveWindowStep(
  ladder: HTMLElement,
  { side, price }: LadderPosition,
  key: string,
): WindowStep | null {
  const cells = getSideCells(ladder, side);
  const index = cells.findIndex((cell) => readPrice(cell) === price);
  // One row of the previous page stays visible.
  const lastIndex = cells.length - 1;
  if (key === 'Home') return { ticks: null, focusTo: 'middle' };
  if (key === 'ArrowUp' && index === 0) return { ticks: 1, focusTo: 'top' };
  if (key === 'ArrowDown' && index === lastIndex) return { ticks: -1, focusTo: 'bottom' };
  if (key === 'PageUp') return { ticks: lastIndex, focusTo: 'middle' };
  return key === 'PageDown' ? { ticks: -lastIndex, focusTo: 'middle' } : null;
}

import type { Odds } from '#shared/domain/odds.ts';
import type { CellValue } from '#shared/live/live.ts';

/** A price as it stood when a press began. Times in milliseconds of the page's monotonic clock. */
export interface PressedPrice {
  readonly price: Odds;
  readonly shownAt: number;
  readonly changedAgoMs: number;
}

/**
 * The price under the finger when the press began (live feed, rule 4). A price that changed after that moment, while the
 * press waited to be handled, was not on screen: the one it replaced was, and it counts as changed just now.
 */
export function priceAt(cell: CellValue, pressedAt: number): PressedPrice | null {
  const late = cell.changedAt > pressedAt;
  const price = late ? cell.previousPrice : cell.price;
  return price === null ? null : { price, shownAt: cell.changedAt, changedAgoMs: late ? 0 : pressedAt - cell.changedAt };
}

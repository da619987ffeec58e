import type { Odds } from '#shared/domain/odds/odds.ts';
import type { PriceCellValue } from '#shared/live/live-feed.ts';

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
export function priceAtPress(cell: PriceCellValue, pressedAt: number): PressedPrice | null {
  const changedAfterPress = cell.changedAt > pressedAt;
  const price = changedAfterPress ? cell.previousPrice : cell.price;
  return price === null
    ? null
    : { price, shownAt: cell.changedAt, changedAgoMs: changedAfterPress ? 0 : pressedAt - cell.changedAt };
}

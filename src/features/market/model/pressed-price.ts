import type { MarketPrice } from '#shared/domain/odds/odds.ts';
import type { PriceCellValue } from '#shared/live/live-feed.ts';

/** A price as it was when a press began, and its age then in milliseconds. */
export interface PressedPrice {
  readonly price: MarketPrice;
  readonly changedAgoMs: number;
}

/**
 * Returns the price that was on screen when the press began (docs/requirements.md#9-live-prices, rule 5). A later
 * price, written while the press waited for its handler, does not count: the replaced price does, with an age of 0.
 */
export function readPriceAtPress(cell: PriceCellValue, pressedAt: number): PressedPrice | null {
  const hasChangedAfterPress = cell.changedAt > pressedAt;
  const price = hasChangedAfterPress ? cell.previousPrice : cell.price;
  return price === null ? null : { price, changedAgoMs: hasChangedAfterPress ? 0 : pressedAt - cell.changedAt };
}

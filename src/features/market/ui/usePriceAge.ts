import { type FocusEvent, type PointerEvent, useMemo } from 'react';
import type { PriceLevel, Side } from '#shared/domain/market/market.ts';
import type { PriceStore } from '#shared/live/live-feed.ts';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import { formatDuration } from '../model/duration.ts';
import { texts } from '../model/price-texts.ts';

const LEVELS: readonly PriceLevel[] = [0, 1, 2];

const findCell = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;

/** Describes since when a cell's price is unchanged and when it was last confirmed; null without a price. */
function describeAge(prices: PriceStore, marketId: string, { dataset }: HTMLElement): string | null {
  const side: Side = dataset['side'] === 'lay' ? 'lay' : 'back';
  const level = LEVELS.find((each) => String(each) === dataset['level']) ?? 0;
  const { price, changedAt } = prices.getCell(marketId, Number(dataset['runner']), side, level);
  const receivedAt = prices.getLastSeenAt(marketId);
  const now = performance.now();
  return price === null || receivedAt === null
    ? null
    : texts.ageOfPrice({ stood: formatDuration(now - changedAt), confirmed: formatDuration(now - receivedAt) });
}

/**
 * Returns handlers for the container of a market's cells. While a cell has the pointer or the focus, they add the
 * price's age as its description. They remove it afterwards, so that no cell holds an outdated one.
 */
export function usePriceAge(marketId: string) {
  const { prices } = useLiveFeed();
  return useMemo(() => {
    const showAge = (event: FocusEvent<HTMLElement> | PointerEvent<HTMLElement>): void => {
      const cell = findCell(event.target);
      const detail = cell === null ? null : describeAge(prices, marketId, cell);
      if (cell !== null && detail !== null && cell.title === '') cell.title = detail;
    };
    const hideAge = (event: FocusEvent<HTMLElement> | PointerEvent<HTMLElement>): void => {
      const cell = findCell(event.target);
      // Moving between the texts of one cell is no leave.
      if (cell !== null && !(event.relatedTarget instanceof Node && cell.contains(event.relatedTarget)))
        cell.removeAttribute('title');
    };
    return { onFocus: showAge, onPointerOver: showAge, onBlur: hideAge, onPointerOut: hideAge };
  }, [prices, marketId]);
}

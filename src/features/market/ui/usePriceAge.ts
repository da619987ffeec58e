import { type FocusEvent, type PointerEvent, useMemo } from 'react';
import type { Side } from '#shared/domain/market.ts';
import type { Level, PriceStore } from '#shared/live/live.ts';
import { useLiveFeed } from '#shared/live/react.tsx';
import { spanWords } from '../model/spans.ts';
import { texts } from '../model/texts.ts';

const LEVELS: readonly Level[] = [0, 1, 2];

const cellOf = (target: EventTarget): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null);

/** Since when a cell's price stands and when it was last confirmed; null where it has none. */
function detailOf(prices: PriceStore, marketId: string, { dataset }: HTMLElement): string | null {
  const side: Side = dataset['side'] === 'lay' ? 'lay' : 'back';
  const level = LEVELS.find((each) => String(each) === dataset['level']) ?? 0;
  const { price, changedAt } = prices.cell(marketId, Number(dataset['runner']), side, level);
  const heardAt = prices.heardAt(marketId);
  const now = performance.now();
  return price === null || heardAt === null ? null : texts.ageOfPrice(spanWords(now - changedAt), spanWords(now - heardAt));
}

/**
 * For whatever holds a market's cells: the age of the price under the pointer or the focus, as the cell's description. Worked out when
 * somebody looks, and taken away again, so that no cell holds an old one.
 */
export function usePriceAge(marketId: string) {
  const { prices } = useLiveFeed();
  return useMemo(() => {
    const tell = (event: FocusEvent<HTMLElement> | PointerEvent<HTMLElement>): void => {
      const cell = cellOf(event.target);
      const detail = cell === null ? null : detailOf(prices, marketId, cell);
      if (cell !== null && detail !== null && cell.title === '') cell.title = detail;
    };
    const forget = (event: FocusEvent<HTMLElement> | PointerEvent<HTMLElement>): void => {
      const cell = cellOf(event.target);
      // Between a cell's own texts the pointer has not left it.
      if (cell !== null && !(event.relatedTarget instanceof Node && cell.contains(event.relatedTarget))) cell.removeAttribute('title');
    };
    return { onFocus: tell, onPointerOver: tell, onBlur: forget, onPointerOut: forget };
  }, [prices, marketId]);
}

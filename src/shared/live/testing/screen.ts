import type { PriceLevel, Side } from '../../domain/market/market.ts';
import { money } from '../../domain/money/money.ts';
import { odds } from '../../domain/odds/odds.ts';
import type { PriceCellValue } from '../live-feed.ts';
import type { MarketChange } from '../store/changes.ts';
import { createPriceStore } from '../store/price-store.ts';
import { createFakeEnvironment } from './fake-environment.ts';

export const TTL_MS = 3000;
export const MARKETS = ['1.1', '1.2', '1.3'];
export const RUNNERS = [1, 2];
export const SIDES: readonly Side[] = ['back', 'lay'];
export const LEVELS: readonly PriceLevel[] = [0, 1, 2];

export const createCellChange = (
  marketId: string,
  runnerId: number,
  side: Side,
  level: number,
  offer: readonly [number, number] | null,
): MarketChange => ({
  marketId,
  image: false,
  facts: { status: 'open' },
  runners: [
    {
      runnerId,
      [side]: {
        form: 'levels',
        rows: [[level, offer === null ? null : { price: odds(offer[0]), size: money(offer[1]) }]],
      },
    },
  ],
});

/** A screen as a grid sees it: each subscriber reads the store only when notified. */
export function createScreen(follow: 'subscribe' | 'subscribeWhileVisible') {
  const page = createFakeEnvironment();
  const store = createPriceStore(page);
  const drawn = new Map<string, PriceCellValue>();
  const notifications = new Map<string, number>();
  for (const marketId of MARKETS)
    for (const runnerId of RUNNERS)
      for (const side of SIDES)
        for (const level of LEVELS) {
          const key = `${marketId} ${runnerId} ${side} ${level}`;
          const source = store.getCellSource(marketId, runnerId, side, level);
          drawn.set(key, source.read());
          source[follow](() => {
            notifications.set(key, (notifications.get(key) ?? 0) + 1);
            drawn.set(key, source.read());
          });
        }
  return { page, store, drawn, notifications };
}

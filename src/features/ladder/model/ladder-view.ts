import type { Market } from '#shared/domain/market/market.ts';
import { movePrice } from '#shared/domain/odds/ladder.ts';
import { asOdds, type Odds } from '#shared/domain/odds/odds.ts';
import type { PriceStore } from '#shared/live/live-feed.ts';
import type { Source } from '#shared/live/store/observable.ts';
import { type BestPrices, findMiddlePrice, hasLeftWindow, listPricesAround, ROWS_EACH_SIDE } from './ladder-window.ts';

/** Visible rows. A new object only when the prices change. */
export interface LadderFrame {
  /** Highest price first; empty until the first offer. */
  readonly prices: readonly Odds[];
  /** When these rows took their place, in milliseconds of the page's monotonic clock. */
  readonly displayedAt: number;
}

export interface LadderView extends Source<LadderFrame> {
  recentre(): void;
  /** Moves the window by ticks (positive: to higher prices) and stops at the ends of the ladder. */
  shift(ticks: number): void;
}

/** Creates the window over a runner's ladder. It stays in place until a best price leaves it. */
export function createLadderView(
  prices: PriceStore,
  market: Pick<Market, 'marketId' | 'ladder'>,
  runnerId: number,
  now: () => number,
): LadderView {
  const { marketId, ladder } = market;
  const readBest = (): BestPrices => ({
    back: asOdds(prices.getCell(marketId, runnerId, 'back', 0).price),
    lay: asOdds(prices.getCell(marketId, runnerId, 'lay', 0).price),
  });
  const listeners = new Set<() => void>();
  let lastBest = readBest();
  let frame: LadderFrame = { prices: [], displayedAt: now() };

  const centreOn = (middle: Odds | null): void => {
    if (middle === null) return;
    const next = listPricesAround(ladder, middle);
    if (next[0] === frame.prices[0]) return;
    frame = { prices: next, displayedAt: now() };
    for (const listener of listeners) listener();
  };
  const followBest = (): void => {
    const [before, current] = [lastBest, readBest()];
    // A price that disappears keeps its last position for the comparison.
    lastBest = { back: current.back ?? before.back, lay: current.lay ?? before.lay };
    if (frame.prices.length === 0 || hasLeftWindow(frame.prices, before, current))
      centreOn(findMiddlePrice(ladder, current));
  };
  centreOn(findMiddlePrice(ladder, lastBest));

  return {
    read: () => frame,
    subscribe(onChange) {
      listeners.add(onChange);
      const unsubscribes = (['back', 'lay'] as const).map((side) =>
        prices.getCellSource(marketId, runnerId, side, 0).subscribe(followBest),
      );
      followBest();
      return () => {
        listeners.delete(onChange);
        unsubscribes.forEach((stop) => stop());
      };
    },
    recentre: () => centreOn(findMiddlePrice(ladder, readBest())),
    shift(ticks) {
      const middle = frame.prices[ROWS_EACH_SIDE];
      if (middle !== undefined) centreOn(movePrice(ladder, middle, ticks));
    },
  };
}

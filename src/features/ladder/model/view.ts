import type { Market } from '#shared/domain/market.ts';
import { movePrice } from '#shared/domain/ladder.ts';
import type { Odds } from '#shared/domain/odds.ts';
import type { PriceStore } from '#shared/live/live.ts';
import type { Source } from '#shared/live/source.ts';
import { hasLeft, middleOf, REACH, windowAround, type Best } from './window.ts';

/** The rows in sight. A new object only when other prices are. */
export interface Frame {
  /** The highest first; empty until something is offered. */
  readonly prices: readonly Odds[];
  /** When these rows came to stand where they are, in milliseconds of the page's monotonic clock. */
  readonly shownAt: number;
}

export interface LadderView extends Source<Frame> {
  recentre(): void;
  /** Moves the window by whole ticks, up in price when positive, and stops at the ends of the ladder. */
  shift(ticks: number): void;
}

/** Which prices of a runner's ladder are in sight. It stays where it is while prices move, until a best one leaves it. */
export function createLadderView(prices: PriceStore, market: Pick<Market, 'marketId' | 'ladder'>, runnerId: number, now: () => number): LadderView {
  const { marketId, ladder } = market;
  const best = (): Best => ({ back: prices.cell(marketId, runnerId, 'back', 0).price, lay: prices.cell(marketId, runnerId, 'lay', 0).price });
  const listeners = new Set<() => void>();
  let seen = best();
  let frame: Frame = { prices: [], shownAt: now() };

  const moveTo = (middle: Odds | null): void => {
    if (middle === null) return;
    const next = windowAround(ladder, middle);
    if (next[0] === frame.prices[0]) return;
    frame = { prices: next, shownAt: now() };
    for (const listener of listeners) listener();
  };
  const follow = (): void => {
    const [before, current] = [seen, best()];
    // A price that was away for a while counts from where it was last seen.
    seen = { back: current.back ?? before.back, lay: current.lay ?? before.lay };
    if (frame.prices.length === 0 || hasLeft(frame.prices, before, current)) moveTo(middleOf(ladder, current));
  };
  moveTo(middleOf(ladder, seen));

  return {
    read: () => frame,
    subscribe(changed) {
      listeners.add(changed);
      const stops = (['back', 'lay'] as const).map((side) => prices.subscribeCell(marketId, runnerId, side, 0, follow));
      follow();
      return () => {
        listeners.delete(changed);
        stops.forEach((stop) => stop());
      };
    },
    recentre: () => moveTo(middleOf(ladder, best())),
    shift(ticks) {
      const middle = frame.prices[REACH];
      if (middle !== undefined) moveTo(movePrice(ladder, middle, ticks));
    },
  };
}

import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { WHOLE_PERCENT } from '#shared/domain/odds/chance.ts';
import { SECOND_MS } from '#shared/format/durations.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import { startVisibleInterval } from '#shared/timers/visible-interval.ts';
import { ChanceBar, writeChances } from '#ui-kit';
import { orderRunners } from '../../model/chance-runners.ts';
import { readChances } from '../../model/chance-trend.ts';

export interface LiveChanceBarProps {
  /** Decimal odds with one winner. A `MatchOutline` fits too. */
  outline: Pick<MarketOutline, 'marketId' | 'runners'>;
  /** Stands between the figures, such as the score. */
  middle?: ReactNode;
}

/**
 * Chance bar of a market. It writes to the DOM outside React: at once when the market arrives or changes its status.
 * Otherwise once a second, while its market is on screen and the page is visible.
 */
export function LiveChanceBar({ outline, middle }: LiveChanceBarProps) {
  const { prices } = useLiveFeed();
  const barRef = useRef<HTMLDivElement>(null);
  const { marketId } = outline;
  const runners = orderRunners(outline.runners);
  const names = runners.map(({ name }) => name);
  const writeCurrent = useEffectEvent(() => {
    if (barRef.current !== null)
      writeChances(barRef.current, names, readChances(prices, { marketId, runners }, WHOLE_PERCENT));
  });
  useLayoutEffect(() => {
    writeCurrent();
    const stopTimer = startVisibleInterval(() => {
      if (prices.isVisible(marketId)) writeCurrent();
    }, SECOND_MS);
    const unsubscribe = prices.getMarketSource(marketId).subscribe(writeCurrent);
    return () => {
      stopTimer();
      unsubscribe();
    };
  }, [prices, marketId, outline.runners]);
  return <ChanceBar ref={barRef} names={names} percents={null} middle={middle} />;
}

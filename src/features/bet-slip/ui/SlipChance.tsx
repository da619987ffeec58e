import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import { calculateImpliedChance } from '#shared/domain/odds/implied-chance.ts';
import type { MarketPrice } from '#shared/domain/odds/odds.ts';
import { getNumberFormat } from '#shared/format/display.ts';
import { SECOND_MS } from '#shared/format/durations.ts';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import { startVisibleInterval } from '#shared/timers/visible-interval.ts';
import type { RunnerIds } from '../model/checks/bet-figures.ts';
import { hasMarketChance, readMarketChance } from '../model/market-chance.ts';
import { texts } from '../texts.ts';

export interface SlipChanceProps {
  selection: OddsSelection;
  /** The odds on the slip. Null while they are no price. */
  price: MarketPrice | null;
  /** Runners of the market that can still win. */
  runners: RunnerIds;
}

/** Formats hundredths of a per cent with one decimal: a whole per cent hides the margin. */
const formatChance = (chance: number | null): string =>
  chance === null ? texts.noChance : texts.percent({ percent: getNumberFormat('plain', 1).format(chance / 100) });

/**
 * The chance at which the odds on the slip are fair, beside the market's. The market's is written outside React: once a
 * second, and at once when the market arrives or changes its status. A market with several winners or handicap lines
 * has none.
 */
export function SlipChance({ selection, price, runners }: SlipChanceProps) {
  const { prices } = useLiveFeed();
  const marketRef = useRef<HTMLSpanElement>(null);
  const writeCurrent = useEffectEvent(() => {
    const figure = marketRef.current;
    const text = formatChance(readMarketChance(prices, selection, runners));
    if (figure !== null && figure.textContent !== text) figure.textContent = text;
  });
  useLayoutEffect(() => {
    writeCurrent();
    return startVisibleInterval(writeCurrent, SECOND_MS);
  }, [prices, selection, runners]);
  // A press on another price of the market keeps the subscription.
  const { marketId } = selection;
  useLayoutEffect(() => prices.getMarketSource(marketId).subscribe(writeCurrent), [prices, marketId]);
  return (
    <>
      {formatChance(price === null ? null : calculateImpliedChance(price, selection.kind))}
      {hasMarketChance(selection) && (
        <>
          {texts.marketChance}
          {/* Rendered with the selection: a write after the render would cost a second layout. */}
          <span ref={marketRef}>{formatChance(readMarketChance(prices, selection, runners))}</span>
        </>
      )}
    </>
  );
}

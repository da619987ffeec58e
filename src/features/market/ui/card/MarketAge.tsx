import { useLayoutEffect, useRef } from 'react';
import { MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import { VisuallyHidden } from '#ui-kit';
import { AgeClock, formatPriceAge, isLate } from '../../model/price-age.ts';
import { texts } from '../../texts.ts';
import { PriceAge } from './MarketBadges.styles.ts';

const ageClock = new AgeClock();

export interface MarketAgeProps {
  marketId: string;
}

/**
 * Age of a market's prices, updated once a second. It writes to the DOM outside React, and pauses while the market is
 * off screen.
 */
export function MarketAge({ marketId }: MarketAgeProps) {
  const { prices } = useLiveFeed();
  const ageRef = useRef<HTMLSpanElement>(null);
  const figuresRef = useRef<HTMLSpanElement>(null);
  /** One per line. The longest of them sets the width. */
  const usualAges = [0, MINUTE_MS - SECOND_MS].map((ms) => formatPriceAge(ms, 0)).join('\n');
  useLayoutEffect(() => {
    let lastLabel = '';
    return ageClock.subscribe(() => {
      const { current: figuresElement } = figuresRef;
      if (figuresElement === null || !prices.isVisible(marketId)) return;
      const receivedAt = prices.getLastSeenAt(marketId);
      const age = performance.now() - (receivedAt ?? Infinity);
      const label = receivedAt === null ? '' : formatPriceAge(age, Date.now());
      if (label === lastLabel) return;
      lastLabel = label;
      figuresElement.textContent = label;
      ageRef.current?.toggleAttribute('data-late', isLate(age));
    });
  }, [prices, marketId]);
  return (
    <PriceAge ref={ageRef}>
      <VisuallyHidden>{texts.age.of}</VisuallyHidden> <span ref={figuresRef} data-usual={usualAges} />{' '}
      <small>{texts.age.ago}</small>
    </PriceAge>
  );
}

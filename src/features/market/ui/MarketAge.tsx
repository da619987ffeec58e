import { useLayoutEffect, useRef } from 'react';
import { useLiveFeed } from '#shared/live/react.tsx';
import { VisuallyHidden } from '#ui-kit';
import { AgeClock, ageWords, isLate } from '../model/ages.ts';
import { texts } from '../texts.ts';
import { Age } from './MarketBadges.styles.ts';

const ages = new AgeClock(() => document.visibilityState === 'hidden');

export interface MarketAgeProps {
  marketId: string;
}

/** How old a market's prices are, once a second at most. Written past React, and not at all while the market is off screen. */
export function MarketAge({ marketId }: MarketAgeProps) {
  const { prices } = useLiveFeed();
  const whole = useRef<HTMLSpanElement>(null);
  const figures = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    let written = '';
    return ages.follow(() => {
      const { current: told } = figures;
      if (told === null || !prices.isVisible(marketId)) return;
      const heardAt = prices.heardAt(marketId);
      const age = performance.now() - (heardAt ?? Infinity);
      const words = heardAt === null ? '' : ageWords(age, Date.now());
      if (words === written) return;
      written = words;
      told.textContent = words;
      whole.current?.toggleAttribute('data-late', isLate(age));
    });
  }, [prices, marketId]);
  return (
    <Age ref={whole}>
      <VisuallyHidden>{texts.age.of}</VisuallyHidden> <span ref={figures} /> <small>{texts.age.ago}</small>
    </Age>
  );
}

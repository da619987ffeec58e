import { memo } from 'react';
import type { Money } from '#shared/domain/money/money.ts';
import { formatShortAmount, formatSpokenShortAmount } from '#shared/format/amount.ts';
import { useMarketFact } from '#shared/live/react/live-hooks.tsx';
import { VisuallyHidden } from '#ui-kit';
import { texts } from '../../texts.ts';
import { MarketAge } from './MarketAge.tsx';
import { BadgeRow } from './MarketBadges.styles.ts';

export interface MarketBadgesProps {
  marketId: string;
  /** Number of winners. More than one means places. */
  winners: number;
  /** Bet delay in whole seconds; null when it is unknown. */
  delaySeconds: number | null;
  /** False for recorded prices, which have no age. */
  live: boolean;
}

const MatchedAmount = ({ amount }: { amount: Money }) => (
  <span>
    <span aria-hidden>{texts.matched(formatShortAmount(amount))}</span>
    <VisuallyHidden>{texts.matched(formatSpokenShortAmount(amount))}</VisuallyHidden>
  </span>
);

/**
 * Facts beside a market's name, most important first. A component of its own, because the matched total changes with
 * almost every response.
 */
export const MarketBadges = memo(function MarketBadges({ marketId, winners, delaySeconds, live }: MarketBadgesProps) {
  const matched = useMarketFact(marketId, (facts) => facts?.totalMatched ?? null);
  return (
    <BadgeRow>
      {live && <MarketAge marketId={marketId} />}
      {winners > 1 && <span>{texts.places(winners)}</span>}
      {delaySeconds !== null && <span>{texts.delay(delaySeconds)}</span>}
      {matched !== null && <MatchedAmount amount={matched} />}
    </BadgeRow>
  );
});

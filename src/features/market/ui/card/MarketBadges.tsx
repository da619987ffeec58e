import { memo } from 'react';
import { useMarketFact } from '#shared/live/react/live-hooks.tsx';
import { texts } from '../../texts.ts';
import { DelayBadge } from './DelayBadge.tsx';
import { MarketAge } from './MarketAge.tsx';
import { BadgeRow } from './MarketBadges.styles.ts';
import { MatchedAmount } from './MatchedAmount.tsx';

export interface MarketBadgesProps {
  marketId: string;
  /** Number of winners. More than one means places. */
  winners: number;
  /** Bet delay in whole seconds; null when it is unknown. */
  delaySeconds: number | null;
  /** False for recorded prices, which have no age. */
  live: boolean;
}

/**
 * Facts beside a market's name, most important first. A component of its own, because the matched total changes with
 * almost every response.
 */
export const MarketBadges = memo(function MarketBadges({ marketId, winners, delaySeconds, live }: MarketBadgesProps) {
  const matched = useMarketFact(marketId, (facts) => facts?.totalMatched ?? null);
  return (
    <BadgeRow>
      {live && <MarketAge marketId={marketId} />}
      {winners > 1 && <span>{texts.places({ count: winners })}</span>}
      {(live || delaySeconds !== null) && <DelayBadge seconds={delaySeconds} />}
      {matched !== null && <MatchedAmount amount={matched} />}
    </BadgeRow>
  );
});

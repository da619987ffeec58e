import type { ReactNode } from 'react';
import { describeFailure } from '#shared/api/describe-failure.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import { useMatch, useWatchMatch } from '#shared/live/react/match-hooks.ts';
import type { Pin } from '#shared/storage/pins.ts';
import { Card, EmptyState, ErrorPanel, OddsGridSkeleton } from '#ui-kit';
import { listTexts } from '../list-texts.ts';

export interface PinnedMarketProps {
  /** The pin supplies the names until the match has loaded. */
  pin: Pin;
  /** Renders the market once its match has loaded. */
  renderMarket: (outline: MarketOutline) => ReactNode;
}

const ROWS_WHILE_LOADING = 2;

/** One pinned market, or the reason why it is missing. Watches its match while mounted, without session lines. */
export function PinnedMarket({ pin, renderMarket }: PinnedMarketProps) {
  useWatchMatch(pin.matchId, 'markets');
  const feed = useLiveFeed();
  const match = useMatch(pin.matchId);
  if (match.phase === 'waiting')
    return (
      <OddsGridSkeleton
        name={pin.marketName}
        variant={pin.kind === 'odds' ? 'levels' : 'limits'}
        rowCount={ROWS_WHILE_LOADING}
      />
    );
  if (match.phase === 'failed') {
    return (
      <ErrorPanel title={listTexts.failed} onRetry={feed.refresh}>
        {describeFailure(match.failure, listTexts.keepsTrying)}
      </ErrorPanel>
    );
  }
  const outline = match.value.find(({ marketId }) => marketId === pin.marketId);
  if (outline !== undefined) return renderMarket(outline);
  return (
    <Card title={pin.marketName} padding="flush">
      <EmptyState title={listTexts.marketEnded}>{listTexts.marketEndedHint}</EmptyState>
    </Card>
  );
}

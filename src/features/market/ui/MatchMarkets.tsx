import { Fragment, useState, type ReactNode } from 'react';
import { whyFailed } from '#shared/api/why.ts';
import type { MarketOutline } from '#shared/live/live.ts';
import { useLiveFeed, useMatch } from '#shared/live/react.tsx';
import { EmptyState, ErrorPanel, MarketGroups, OddsGridSkeleton, Tabs } from '#ui-kit';
import { texts } from '../texts.ts';
import { LateNotice, Stack } from './MatchMarkets.styles.ts';

export interface MatchMarketsProps {
  /** Whoever shows this also watches the match (`useWatchMatch`). */
  matchId: string;
  /** Draws a market, as a component of its own: what it knows beside its prices changes without the others. */
  renderMarket: (outline: MarketOutline) => ReactNode;
  /** `tabs`: one market at a time, where each of them lists the same long field. */
  arrange?: 'stacked' | 'tabs';
}

/** All markets of a match, in the order the exchange lists them, or why there are none. */
export function MatchMarkets({ matchId, renderMarket, arrange = 'stacked' }: MatchMarketsProps) {
  const feed = useLiveFeed();
  const match = useMatch(matchId);
  if (match.phase === 'waiting') {
    return (
      <Stack aria-busy aria-label={texts.loading} role="group">
        <OddsGridSkeleton name={texts.loading} columns="levels" rows={2} />
        <OddsGridSkeleton name={texts.loadingMore} columns="limits" rows={2} />
      </Stack>
    );
  }
  if (match.phase === 'failed') {
    return (
      <ErrorPanel title={texts.failed.title} onRetry={feed.refresh}>
        {whyFailed(match.failure, texts.keepsTrying)}
      </ErrorPanel>
    );
  }
  if (match.value.length === 0) return <EmptyState title={texts.none.title}>{texts.none.why}</EmptyState>;
  const markets = new Map(match.value.map((outline) => [outline.marketId, outline]));
  const card = (marketId: string) => {
    const outline = markets.get(marketId);
    return outline && <Fragment key={marketId}>{renderMarket(outline)}</Fragment>;
  };
  return (
    <Stack>
      {match.failure !== null && (
        <LateNotice>
          <strong>{texts.late.title}</strong> {texts.late.why}
        </LateNotice>
      )}
      {arrange === 'tabs' && match.value.length > 1 ? <OneAtATime markets={match.value} card={card} /> : <MarketGroups ids={[...markets.keys()]}>{card}</MarketGroups>}
    </Stack>
  );
}

function OneAtATime({ markets, card }: { markets: readonly MarketOutline[]; card: (marketId: string) => ReactNode }) {
  const [chosen, setChosen] = useState<string | null>(null);
  // A market may leave while it is on screen.
  const shown = markets.find(({ marketId }) => marketId === chosen) ?? markets[0];
  if (shown === undefined) return null;
  return (
    <Tabs label={texts.markets} tabs={markets.map(({ marketId, name }) => ({ id: marketId, name }))} selected={shown.marketId} onSelect={setChosen}>
      {card(shown.marketId)}
    </Tabs>
  );
}

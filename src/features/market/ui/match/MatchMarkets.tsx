import { Fragment, type ReactNode, useState } from 'react';
import { describeFailure } from '#shared/api/describe-failure.ts';
import { useLiteMode } from '#shared/lite-mode/lite-mode.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import { useMatch } from '#shared/live/react/match-hooks.ts';
import { useOnlineFailure } from '#shared/network/useOnlineFailure.ts';
import { EmptyState, ErrorPanel, MarketGroups, OddsGridSkeleton, RefreshNotice, Tabs } from '#ui-kit';
import { texts } from '../../texts.ts';
import { MarketStack, TabsPlace } from './MatchMarkets.styles.ts';

export interface MatchMarketsProps {
  /** Match id. The parent must watch the match (`useWatchMatch`). */
  matchId: string;
  /** Renders a market as a component of its own, so that its other data changes without the other markets. */
  renderMarket: (outline: MarketOutline) => ReactNode;
  /** `tabs` shows one market at a time, for markets that list the same long field. */
  layout?: 'stacked' | 'tabs';
}

/** Runners of a usual race. With them, nothing of a phone's rail is on screen while the race loads. */
const LONG_FIELD = 10;

/** All markets of a match in the exchange's order, or the reason why there are none. */
export function MatchMarkets({ matchId, renderMarket, layout = 'stacked' }: MatchMarketsProps) {
  const feed = useLiveFeed();
  const match = useMatch(matchId);
  const lateFailure = useOnlineFailure(match.phase === 'ready' ? match.failure : null);
  const { isOn: isLite } = useLiteMode();
  if (match.phase === 'waiting') {
    return (
      <MarketStack aria-busy aria-label={texts.loading} role="group">
        {layout === 'tabs' && <TabsPlace aria-hidden />}
        <OddsGridSkeleton
          name={texts.loading}
          variant={isLite ? 'pair' : 'levels'}
          rowCount={layout === 'tabs' ? LONG_FIELD : 2}
        />
        {layout === 'stacked' && <OddsGridSkeleton name={texts.loadingMore} variant="limits" rowCount={2} />}
      </MarketStack>
    );
  }
  if (match.phase === 'failed') {
    return (
      <ErrorPanel title={texts.failed.title} onRetry={feed.refresh}>
        {describeFailure(match.failure, texts.keepsTrying)}
      </ErrorPanel>
    );
  }
  if (match.value.length === 0) return <EmptyState title={texts.none.title}>{texts.none.description}</EmptyState>;
  const markets = new Map(match.value.map((outline) => [outline.marketId, outline]));
  const renderCard = (marketId: string) => {
    const outline = markets.get(marketId);
    return outline && <Fragment key={marketId}>{renderMarket(outline)}</Fragment>;
  };
  return (
    <MarketStack>
      {lateFailure !== null && (
        <RefreshNotice size="small">
          <strong>{texts.late.title}</strong> {texts.late.description}
        </RefreshNotice>
      )}
      {layout === 'tabs' ? (
        <MarketTabs markets={match.value} renderCard={renderCard} />
      ) : (
        <MarketGroups ids={[...markets.keys()]}>{renderCard}</MarketGroups>
      )}
    </MarketStack>
  );
}

function MarketTabs({
  markets,
  renderCard,
}: {
  markets: readonly MarketOutline[];
  renderCard: (marketId: string) => ReactNode;
}) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  // A market may disappear while it is on screen.
  const activeMarket = markets.find(({ marketId }) => marketId === chosenId) ?? markets[0];
  if (activeMarket === undefined) return null;
  return (
    <Tabs
      label={texts.markets}
      tabs={markets.map(({ marketId, name }) => ({ id: marketId, name }))}
      selected={activeMarket.marketId}
      onSelect={setChosenId}
      stripHidden={markets.length === 1}
    >
      {renderCard(activeMarket.marketId)}
    </Tabs>
  );
}

import { FancyLineCard, type FancyLineCardProps, LiveMarketCard } from '#features/market/index.ts';
import type { FancyLine } from '#shared/domain/market/market.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';

/** Renders a market at the prices of the surrounding provider, without buttons, for the replay. */
export const renderReadOnlyMarket = (outline: MarketOutline) => <LiveMarketCard outline={outline} onSelect={null} />;

/** Renders a session line without buttons, for the replay. */
export const renderReadOnlyLine = (line: FancyLine, freshness: FancyLineCardProps['freshness']) => (
  <FancyLineCard line={line} freshness={freshness} />
);

import { FancyLineCard, type FancyLineCardProps, LiveMarketCard } from '#features/market/index.ts';
import type { FancyLine } from '#shared/domain/market/market.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';

/** A market by the prices around it, with nothing to press: for looking back. */
export const renderReadOnlyMarket = (outline: MarketOutline) => <LiveMarketCard outline={outline} onSelect={null} />;

/** The same of a session line. */
export const renderReadOnlyLine = (line: FancyLine, freshness: FancyLineCardProps['freshness']) => (
  <FancyLineCard line={line} freshness={freshness} />
);

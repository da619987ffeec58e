import { createRoot } from 'react-dom/client';
import { LiveMarketCard } from '#features/market/index.ts';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import { MarketHistory } from '#shared/live/history/market-history.ts';
import type { LiveFeed } from '#shared/live/live-feed.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { createBrowserEnvironment } from '#shared/live/store/browser-environment.ts';
import { createPriceStore } from '#shared/live/store/price-store.ts';
import { idleTransport } from '#shared/live/transport/idle-transport.ts';
import { parseStreamMessage } from '#shared/live/transport/stream/stream-message.ts';
import { GlobalStyle, MarketColumn, MarketGroups } from '#ui-kit';
import type { GridMaker } from './grid.ts';
import { createOutlines } from './outline.ts';

const NEVER_STALE_MS = 3_600_000;
const noop = (): void => undefined;

/** Renders the app's own cards over any price store. */
export function drawCards(place: HTMLElement, markets: number, prices: LiveFeed['prices']): () => void {
  const outlines = createOutlines(markets);
  const cards = new Map(
    outlines.map((outline) => [
      outline.marketId,
      <LiveMarketCard key={outline.marketId} outline={outline} onSelect={noop} />,
    ]),
  );
  createRoot(place).render(
    <LiveProvider feed={{ ...createLiveFeed(() => idleTransport), prices }}>
      <GlobalStyle />
      <MarketColumn>
        <MarketGroups ids={[...cards.keys()]}>{(marketId) => cards.get(marketId)}</MarketGroups>
      </MarketColumn>
    </LiveProvider>,
  );
  return () => {
    for (const { marketId } of outlines) prices.setVisible(marketId, true);
  };
}

/** The app's own cards on its own store, fed with stream messages. */
export const mountAppGrid: GridMaker = (place, { markets }, image) => {
  const prices = createPriceStore(createBrowserEnvironment(), new MarketHistory());
  const apply = (text: string): void => {
    const parsed = parseStreamMessage(text);
    if (parsed.ok && parsed.message.op === 'markets') prices.apply(parsed.message.changes, NEVER_STALE_MS);
  };
  apply(image);
  return {
    apply,
    settle: drawCards(place, markets, prices),
    onPaint: (painted) => void prices.onPaint((_, isFullPaint) => isFullPaint && painted()),
  };
};

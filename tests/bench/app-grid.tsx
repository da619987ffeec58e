import { createRoot } from 'react-dom/client';
import { LiveMarketCard } from '#features/market/index.ts';
import { createLiveFeed } from '#shared/live/feed.ts';
import { browserPage } from '#shared/live/page.ts';
import { LiveProvider } from '#shared/live/react.tsx';
import { createPriceStore } from '#shared/live/store.ts';
import { parseStreamMessage } from '#shared/live/stream.ts';
import { GlobalStyle } from '#ui-kit';
import type { Grid } from './grid.ts';
import { outlineOf, marketNumbers } from './outline.ts';

const NEVER_STALE_MS = 3_600_000;
const nothing = (): void => undefined;

/** The app's own cards on the app's own store, fed with stream messages. */
export function appGrid(place: HTMLElement, image: string): Grid {
  const prices = createPriceStore(browserPage());
  const transport = { watchHome: () => nothing, watchMatch: () => nothing, refresh: nothing };
  const feed = { ...createLiveFeed(() => transport), prices };
  const apply = (text: string): void => {
    const parsed = parseStreamMessage(text);
    if (parsed.ok && parsed.message.op === 'markets') prices.apply(parsed.message.changes, NEVER_STALE_MS);
  };
  apply(image);
  createRoot(place).render(
    <LiveProvider feed={feed}>
      <GlobalStyle />
      {marketNumbers.map((market) => (
        <LiveMarketCard key={market} outline={outlineOf(market)} onPick={nothing} />
      ))}
    </LiveProvider>,
  );
  return {
    apply,
    settle: () => {
      for (const market of marketNumbers) prices.setVisible(outlineOf(market).marketId, true);
    },
  };
}

import { createBrowserEnvironment } from '#shared/live/store/browser-environment.ts';
import { createPriceStore } from '#shared/live/store/price-store.ts';
import { createSocketOpener, createSocketStream } from '#shared/live/transport/socket/index.ts';
import { drawCards } from './app-grid.tsx';
import type { GridMaker } from './grid.ts';
import { createOutlines } from './outline.ts';

const noop = (): void => undefined;

/** The app's cards, store and socket, connected to a real WebSocket at `/stream` of the page's own server. */
export const mountSocketGrid: GridMaker = (place, { markets }) => {
  const page = createBrowserEnvironment();
  const prices = createPriceStore(page);
  const socket = createSocketStream({
    environment: page,
    sink: {
      receivePrices: prices.apply,
      extendFreshness: prices.extend,
      markStale: (marketIds) => prices.markStale(marketIds, page.now()),
      receiveStreamedFancies: noop,
      setTransportStatus: noop,
      countMessage: () => void (window.bench.ticks += 1),
    },
    openSocket: createSocketOpener(`ws://${location.host}/stream`),
    getToken: () => 'bench',
    pollSoon: noop,
    events: { onOwnBets: noop, onMatch: noop },
  });
  const marketIds = createOutlines(markets).map(({ marketId }) => marketId);
  socket.setWatched({
    markets: new Map([['home', { resource: { kind: 'home' }, marketIds }]]),
    matchIds: [],
    detail: 'full',
  });
  return { apply: noop, settle: drawCards(place, markets, prices) };
};

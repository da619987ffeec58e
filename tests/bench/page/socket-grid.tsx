import { browserPage } from '#shared/live/page.ts';
import { createSocket, dialAt } from '#shared/live/socket/index.ts';
import { createPriceStore } from '#shared/live/store.ts';
import { drawCards } from './app-grid.tsx';
import type { GridMaker } from './grid.ts';
import { outlinesOf } from './outline.ts';

const nothing = (): void => undefined;

/** The app's cards, store and socket: what a real WebSocket at `/stream` of the page's own server sends, at whatever rate. */
export const socketGrid: GridMaker = (place, { markets }) => {
  const page = browserPage();
  const prices = createPriceStore(page);
  const socket = createSocket({
    page,
    sink: {
      prices: prices.apply,
      alive: prices.keep,
      doubt: (marketIds) => prices.doubt(marketIds, page.now()),
      lines: nothing,
      line: nothing,
      message: () => void (window.bench.ticks += 1),
    },
    dial: dialAt(`ws://${location.host}/stream`),
    token: () => 'bench',
    ask: nothing,
    listener: { own: nothing, match: nothing },
  });
  const marketIds = outlinesOf(markets).map(({ marketId }) => marketId);
  socket.show({ markets: new Map([['home', { subject: { of: 'home' }, marketIds }]]), matchIds: [] });
  return { apply: nothing, settle: drawCards(place, markets, prices) };
};

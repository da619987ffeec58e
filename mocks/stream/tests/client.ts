import type { Levels, Market } from '#shared/domain/market/market.ts';
import { money } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { type ResourceKey, serializeKey } from '#shared/live/resource-key.ts';
import type { PageEnvironment } from '#shared/live/store/browser-environment.ts';
import { createPriceStore } from '#shared/live/store/price-store.ts';
import { readLevels } from '#shared/live/testing/read-levels.ts';
import { createSocketStream, type StreamEventListener } from '#shared/live/transport/socket/index.ts';
import type { WatchedResources } from '#shared/live/transport/socket/watched-resources.ts';
import type { PriceDetail, TransportStatus } from '#shared/live/transport/transport.ts';
import { type FakeConnection, TOKEN } from './fake-exchange.ts';

export const MARKET_IDS = ['1.1', '1.2', '1.3'];
export const RUNNER_IDS = [11, 12];

export const createMarket = (
  marketId: string,
  offers: (runnerId: number, side: 'back' | 'lay') => Levels,
  part: Partial<Market> = {},
): Market => ({
  sportId: '4',
  matchId: '9',
  matchName: 'India v Australia',
  startsAt: '2026-01-01T10:00:00Z',
  marketId,
  name: 'Match Odds',
  type: 'match-odds',
  kind: 'odds',
  status: 'open',
  inPlay: true,
  locked: false,
  totalMatched: null,
  news: null,
  minStake: null,
  maxStake: null,
  ladder: 'step',
  runners: RUNNER_IDS.map((runnerId) => ({
    runnerId,
    name: String(runnerId),
    status: 'active',
    back: offers(runnerId, 'back'),
    lay: offers(runnerId, 'lay'),
  })),
  ...part,
});

export const createOffer = (price: number, size: number) => ({ price: odds(price), size: money(size) });

/** Connects the app's own stream client, with a price store. */
export function connectClient(
  connection: FakeConnection,
  page: PageEnvironment,
  listener: StreamEventListener = { onOwnBets: () => undefined, onMatch: () => undefined },
) {
  const store = createPriceStore(page);
  const states: TransportStatus[] = [];
  const subscription: ResourceKey[] = [];
  const side = createSocketStream({
    environment: page,
    openSocket: connection.openSocket,
    getToken: () => TOKEN,
    pollSoon: (subject) => void subscription.push(subject),
    events: listener,
    sink: {
      receivePrices: (changes, lifeMs) => store.apply(changes, lifeMs),
      extendFreshness: (marketIds, lifeMs) => store.extend(marketIds, lifeMs),
      markStale: (marketIds) => store.markStale(marketIds, page.now()),
      receiveStreamedFancies: () => undefined,
      setTransportStatus: (state) => void states.push(state),
      countMessage: () => undefined,
    },
  });
  const subject: ResourceKey = { kind: 'match', matchId: '9' };
  let watched: WatchedResources = { markets: new Map(), matchIds: [], detail: 'full' };
  const show = (marketIds: readonly string[], matchIds: readonly string[] = []) => {
    const markets = new Map([[serializeKey(subject), { resource: subject, marketIds }]]);
    side.setWatched((watched = { ...watched, markets, matchIds }));
  };
  const detail = {
    read: () => watched.detail,
    publish: (next: PriceDetail) => side.setWatched((watched = { ...watched, detail: next })),
  };
  return { side, store, states, detail, pollRequests: subscription, subject, show };
}

/** Describes the differences between store and exchange in the best levels. Empty when they agree. */
export function findDifferences(
  store: ReturnType<typeof createPriceStore>,
  markets: ReadonlyMap<string, Market>,
  levelCount = 3,
): string[] {
  const found: string[] = [];
  for (const market of markets.values()) {
    const storedMarket = store.getMarket(market.marketId);
    if (
      storedMarket?.status !== market.status ||
      storedMarket.locked !== market.locked ||
      storedMarket.news !== market.news
    )
      found.push(`${market.marketId}: facts`);
    for (const runner of market.runners) {
      if (store.getRunner(market.marketId, runner.runnerId)?.status !== runner.status)
        found.push(`${market.marketId} ${runner.runnerId}: status`);
      for (const side of ['back', 'lay'] as const) {
        const storedLevels = JSON.stringify(readLevels(store, market.marketId, runner.runnerId, side));
        const expectedLevels = runner[side].map((offer, level) => (level < levelCount ? offer : null));
        if (storedLevels !== JSON.stringify(expectedLevels))
          found.push(`${market.marketId} ${runner.runnerId} ${side}: ${storedLevels}`);
      }
    }
  }
  return found;
}

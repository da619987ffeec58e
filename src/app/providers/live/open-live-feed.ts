import type { QueryClient } from '@tanstack/react-query';
import { storeFirstMatchesOnOffer } from '#features/dashboard/index.ts';
import { read } from '#shared/api/client/call.ts';
import { getSocketStatus } from '#shared/api/contract/account/settings.ts';
import { homeMatchesV2 } from '#shared/api/contract/markets/match-home.ts';
import { liteMode } from '#shared/lite-mode/lite-mode.ts';
import { createDeferredHistory } from '#shared/live/history/feed-history.ts';
import { joinLiveFeed, type StoppableFeed } from '#shared/live/join-live-feed.ts';
import type { LiveFeed, ResourceState } from '#shared/live/live-feed.ts';
import type { ResourceKey } from '#shared/live/resource-key.ts';
import {
  createStreamingTransport,
  type StreamingTransportOptions,
} from '#shared/live/transport/streaming-transport.ts';
import type { LiveQueries, PriceDetail } from '#shared/live/transport/transport.ts';
import { yieldToMain } from '#shared/timers/yield-to-main.ts';
import type { Config } from '../../boot/config/schema.ts';
import { createPriceKeeper, type ReadOptions } from './keep-last-prices.ts';
import { toPollingIntervals } from './polling-intervals.ts';

type PriceKeeper = ReturnType<typeof createPriceKeeper>;

/** The part of the configuration that the live feed follows. */
export interface FeedConfig extends Pick<Config, 'apiBase' | 'live'> {
  readonly features: Pick<Config['features'], 'fancy'>;
}

/** Reads the home list, the longest response. Its parsing and the work that follows run in two tasks. */
async function fetchHome(queries: QueryClient, keeper: PriceKeeper, options: ReadOptions) {
  const rows = await keeper.read({ kind: 'home' }, homeMatchesV2, { combine: true }, options, (sink, last, timing) =>
    sink.receiveHome(last, timing),
  );
  storeFirstMatchesOnOffer(queries, rows);
  await yieldToMain();
  return rows;
}

/* The home page needs none of these contracts, so the first match page downloads them. */
async function fetchMatch(keeper: PriceKeeper, matchId: string, options: ReadOptions) {
  const { matchDetails } = await import('#shared/api/contract/markets/match-details.ts');
  const input = { match_id: matchId, combine: true } as const;
  return keeper.read({ kind: 'match', matchId }, matchDetails, input, options, (sink, last, timing) =>
    sink.receiveMatch(matchId, last, timing),
  );
}

async function fetchFancies(keeper: PriceKeeper, matchId: string, signal: AbortSignal) {
  const { getFancies } = await import('#shared/api/contract/markets/fancy.ts');
  const input = { match_id: matchId, combine: true } as const;
  return keeper.read({ kind: 'fancies', matchId }, getFancies, input, { signal }, (sink, last, timing) =>
    sink.receiveFancies(matchId, last, timing),
  );
}

const createLiveQueries = (queries: QueryClient, keeper: PriceKeeper): LiveQueries => ({
  fetchHome: (signal, onSentEarly) => fetchHome(queries, keeper, { signal, onSentEarly }),
  fetchMatch: (matchId, signal, onSentEarly) => fetchMatch(keeper, matchId, { signal, onSentEarly }),
  fetchFancies: (matchId, signal) => fetchFancies(keeper, matchId, signal),
});

function readResource(feed: LiveFeed, resource: ResourceKey): ResourceState<unknown> {
  if (resource.kind === 'home') return feed.homeSource.read();
  return resource.kind === 'match'
    ? feed.getMatchSource(resource.matchId).read()
    : feed.getFanciesSource(resource.matchId).read();
}

/** How much of the prices the transport requests. */
const priceDetail = {
  read: (): PriceDetail => (liteMode.read().isOn ? 'lite' : 'full'),
  subscribe: liteMode.subscribe,
};

/** With `auto`, asks the exchange whether it offers a socket. A refusal or an unknown call means polling. */
const canUseSocket = async ({ transport }: Config['live']): Promise<boolean> =>
  transport === 'socket' || (transport === 'auto' && (await read(getSocketStatus, {})));

/**
 * Creates the live feed of the page. It polls, and uses a socket when the exchange offers one and the configuration
 * allows it. Without session lines (`features.fancy`) it requests only the markets of a match.
 */
export function openLiveFeed(config: FeedConfig, queries: QueryClient): StoppableFeed {
  const openStream: StreamingTransportOptions['openStream'] = async (needs) => {
    if (!(await canUseSocket(config.live))) return null;
    const { openSocketStream } = await import('./open-socket-stream.ts');
    return openSocketStream(needs, config, queries);
  };
  const keeper = createPriceKeeper((resource) => readResource(feed, resource).phase === 'ready');
  const history = createDeferredHistory(
    async () => new (await import('#shared/live/history/market-history.ts')).MarketHistory(),
  );
  const feed = joinLiveFeed(
    (sink, environment) =>
      createStreamingTransport({
        queries: createLiveQueries(queries, keeper),
        environment,
        sink: keeper.wrapSink(sink, environment.now),
        detail: priceDetail,
        getIntervals: (detail) => toPollingIntervals(config.live, detail),
        openStream,
      }),
    history,
  );
  return config.features.fancy ? feed : { ...feed, watchMatch: (matchId) => feed.watchMatch(matchId, 'markets') };
}

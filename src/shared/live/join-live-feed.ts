import type { FeedHistory } from './history/feed-history.ts';
import type { LiveFeed } from './live-feed.ts';
import { type ResourceKey, serializeKey, type WatchScope } from './resource-key.ts';
import { createBrowserEnvironment, type PageEnvironment } from './store/browser-environment.ts';
import type { MarketChange } from './store/changes.ts';
import { outlineMarket, outlineMatch, toMarketImage, toRowImage } from './store/image.ts';
import { PausableEnvironment } from './store/pausable-environment.ts';
import { createPriceStore } from './store/price-store.ts';
import { ResourceMarkets } from './store/resource-markets.ts';
import { Resources } from './store/resources.ts';
import { Watchers } from './store/watchers.ts';
import { ConnectionState } from './transport/connection-state.ts';
import { TrafficCounter } from './transport/traffic-counter.ts';
import type { ResponseTiming, Transport, TransportSink } from './transport/transport.ts';

/**
 * When the lifetime of a response's prices begins: with the response. A response that took longer than that lifetime
 * brings old prices, whose lifetime began with the request. A response to an early request may have waited for its
 * call: only the time of the call itself is taken off the age.
 */
const getSeenAt = ({ receivedAt, requestedAt, durationMs, ttlMs }: ResponseTiming, now: number): number =>
  receivedAt ?? (durationMs < ttlMs ? Math.min(now, requestedAt + durationMs) : requestedAt);

export interface StoppableFeed extends LiveFeed {
  /** Opens the stream if one is offered. Rendering may create a feed and discard it, so only a mounted feed starts. */
  start(): void;
  /** Stops everything. For tests and stories: the app's feed lives as long as its page. */
  stop(): void;
}

/** Creates the transport of a feed. It writes what arrives into the sink. */
export type CreateTransport = (sink: TransportSink, environment: PageEnvironment) => Transport;

/** Joins a transport, the price store and a history. Requests start with the first watcher. */
export function joinLiveFeed(
  createTransport: CreateTransport,
  history: FeedHistory,
  baseEnvironment: PageEnvironment = createBrowserEnvironment(),
): StoppableFeed {
  const environment = new PausableEnvironment(baseEnvironment);
  // Prices age on screen even while the feed is paused, so the stores use the unpaused page.
  const prices = createPriceStore(baseEnvironment, history);
  const connection = new ConnectionState(environment);
  const resources = new Resources(baseEnvironment, (...change) => history.fancies.update(...change));
  const resourceMarkets = new ResourceMarkets();
  const watchers = new Watchers();
  const traffic = new TrafficCounter();
  const requestedAtByMarket = new Map<string, number>();

  const forget = (marketIds: readonly string[]): void => {
    for (const marketId of marketIds) requestedAtByMarket.delete(marketId);
    if (marketIds.length > 0) prices.forget(marketIds);
  };

  /** The home page and a match may both contain a market. A response requested before the applied one is dropped. */
  const applyResponse = (resource: ResourceKey, changes: readonly MarketChange[], timing: ResponseTiming): void => {
    const owner = serializeKey(resource);
    forget(
      resourceMarkets.setMarkets(
        owner,
        changes.map((change) => change.marketId),
      ),
    );
    const newer = changes.filter(
      ({ marketId }) =>
        timing.isStreamed?.(marketId) !== true &&
        (requestedAtByMarket.get(marketId) ?? -Infinity) <= timing.requestedAt,
    );
    for (const { marketId } of newer) requestedAtByMarket.set(marketId, timing.requestedAt);
    prices.apply(newer, timing.ttlMs, getSeenAt(timing, environment.now()));
    if (timing.receivedAt !== undefined) return;
    traffic.count(environment.now());
    connection.handlePollSuccess(owner, timing.durationMs);
  };

  // Ignores responses that arrive after the reader paused the page.
  const sink: TransportSink = {
    receiveHome(rows, timing) {
      if (environment.isPaused) return;
      applyResponse({ kind: 'home' }, rows.map(toRowImage), timing);
      const outlines = rows.map(outlineMatch);
      history.setRowOutlines(outlines);
      resources.updateHome(outlines);
    },
    receiveMatch(matchId, markets, timing) {
      if (environment.isPaused) return;
      applyResponse({ kind: 'match', matchId }, markets.map(toMarketImage), timing);
      const outlines = markets.map(outlineMarket);
      history.setMatchOutlines(matchId, outlines);
      resources.updateMatch(matchId, outlines);
    },
    receiveFancies(matchId, lines, timing) {
      if (environment.isPaused) return;
      const now = environment.now();
      resources.updateFancies(matchId, lines, timing.ttlMs - (now - getSeenAt(timing, now)));
      if (timing.receivedAt !== undefined) return;
      traffic.count(environment.now());
      connection.handlePollSuccess(serializeKey({ kind: 'fancies', matchId }), timing.durationMs);
    },
    receivePollFailure(resource, failure, failureCount, failingSince) {
      resources.publishFailure(resource, failure, failureCount);
      if (failureCount >= 2) prices.markStale(resourceMarkets.listMarkets(serializeKey(resource)), failingSince);
      connection.handlePollFailure(serializeKey(resource), failureCount);
    },
    receivePrices(changes, ttlMs, seenAt) {
      if (environment.isPaused) return;
      const watchedChanges = changes.filter(({ marketId }) => resourceMarkets.hasMarket(marketId));
      for (const { marketId } of watchedChanges) requestedAtByMarket.set(marketId, environment.now());
      prices.apply(watchedChanges, ttlMs, seenAt);
    },
    extendFreshness(marketIds, ttlMs) {
      if (!environment.isPaused) prices.extend(marketIds, ttlMs);
    },
    receiveStreamedFancies(matchId, lines, ttlMs) {
      if (!environment.isPaused) resources.updateFancies(matchId, lines, ttlMs);
    },
    markStale: (marketIds) => prices.markStale(marketIds, environment.now()),
    setTransportStatus: (state) => connection.setTransportStatus(state),
    countMessage: () => traffic.count(environment.now()),
  };

  const transport = createTransport(sink, environment);

  const releaseResource = (resource: ResourceKey): void => {
    const owner = serializeKey(resource);
    forget(resourceMarkets.release(owner));
    connection.forget(owner);
    resources.forget(resource);
  };

  return {
    prices,
    history,
    watchHome: () =>
      watchers.watch(
        'home',
        'all',
        () => transport.watchHome(),
        () => releaseResource({ kind: 'home' }),
      ),
    watchMatch: (matchId, scope: WatchScope = 'all') =>
      watchers.watch(
        `match ${matchId}`,
        scope,
        (activeScope) => transport.watchMatch(matchId, activeScope),
        (remaining) => {
          if (remaining === null) releaseResource({ kind: 'match', matchId });
          if (remaining !== 'all') releaseResource({ kind: 'fancies', matchId });
        },
      ),
    homeSource: resources.home,
    getMatchSource: (matchId) => resources.getMatchSource(matchId),
    getFanciesSource: (matchId) => resources.getFanciesSource(matchId),
    connectionSource: connection.source,
    refresh: () => transport.refresh(),
    getTraffic: () => traffic.read(environment.now()),
    pause: () => environment.setPaused(true),
    resume: () => environment.setPaused(false),
    start: () => transport.start?.(),
    stop() {
      watchers.stop();
      transport.stop?.();
      connection.stop();
      resources.stop();
      prices.stop();
    },
  };
}

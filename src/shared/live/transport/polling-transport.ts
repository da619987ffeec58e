import { type ResourceKey, serializeKey } from '../resource-key.ts';
import type { PageEnvironment } from '../store/browser-environment.ts';
import { createPoller, type Poller } from './poller.ts';
import {
  DEFAULT_POLLING_INTERVALS,
  type LiveQueries,
  type PollingIntervals,
  type Transport,
  type TransportSink,
} from './transport.ts';

/** Polls some resources rarely, because a stream delivers their changes. */
export interface StreamCoverage {
  covers(resource: ResourceKey): boolean;
}

const NO_COVERAGE: StreamCoverage = { covers: () => false };

export interface PollingTransport extends Transport {
  /** Requests one watched resource within a second, for example when a stream no longer delivers it. */
  pollSoon(resource: ResourceKey): void;
}

/** Polls full images of what is on screen: the transport of operators without a socket. */
export function createPollingTransport(
  queries: LiveQueries,
  environment: PageEnvironment,
  sink: Pick<TransportSink, 'receiveHome' | 'receiveMatch' | 'receiveFancies' | 'receivePollFailure'>,
  getIntervals: () => PollingIntervals = () => DEFAULT_POLLING_INTERVALS,
  coverage = NO_COVERAGE,
): PollingTransport {
  const pollers = new Map<string, Poller>();

  const registerPollers = (entries: readonly (readonly [ResourceKey, Poller])[]): (() => void) => {
    for (const [resource, poller] of entries) pollers.set(serializeKey(resource), poller);
    return () => {
      for (const [resource, poller] of entries) {
        poller.stop();
        if (pollers.get(serializeKey(resource)) === poller) pollers.delete(serializeKey(resource));
      }
    };
  };

  return {
    watchHome() {
      const resource: ResourceKey = { kind: 'home' };
      const poller = createPoller({
        environment,
        request: queries.fetchHome,
        onResponse: (rows, requestedAt, durationMs) =>
          sink.receiveHome(rows, { requestedAt, durationMs, ttlMs: getIntervals().homeTtlMs }),
        onFailure: (failure, failureCount, failingSince) =>
          sink.receivePollFailure(resource, failure, failureCount, failingSince),
        chooseInterval() {
          const { whileStreamed, home } = getIntervals();
          return coverage.covers(resource) ? whileStreamed : home;
        },
      });
      return registerPollers([[resource, poller]]);
    },

    watchMatch(matchId, scope) {
      // Until the first response, the match counts as in play: an extra request is the smaller fault.
      let inPlay = true;
      let hasFancies = true;
      const matchResource: ResourceKey = { kind: 'match', matchId };
      const fanciesResource: ResourceKey = { kind: 'fancies', matchId };
      const chooseInterval = (resource: ResourceKey, isFast: boolean): number => {
        const { whileStreamed, inPlay: fast, upcoming: slow } = getIntervals();
        return coverage.covers(resource) ? whileStreamed : isFast ? fast : slow;
      };
      const chooseTtl = (isFast: boolean): number => getIntervals()[isFast ? 'inPlayTtlMs' : 'upcomingTtlMs'];
      const marketPoller = createPoller({
        environment,
        request: (signal, onSentEarly) => queries.fetchMatch(matchId, signal, onSentEarly),
        onResponse(markets, requestedAt, durationMs) {
          inPlay = markets.some((market) => market.inPlay && market.status !== 'closed');
          sink.receiveMatch(matchId, markets, { requestedAt, durationMs, ttlMs: chooseTtl(inPlay) });
        },
        onFailure: (failure, failureCount, failingSince) =>
          sink.receivePollFailure(matchResource, failure, failureCount, failingSince),
        chooseInterval: () => chooseInterval(matchResource, inPlay),
      });
      if (scope === 'markets') return registerPollers([[matchResource, marketPoller]]);
      const fancyPoller = createPoller({
        environment,
        request: (signal) => queries.fetchFancies(matchId, signal),
        onResponse(fancyLines, requestedAt, durationMs) {
          hasFancies = fancyLines.length > 0;
          sink.receiveFancies(matchId, fancyLines, { requestedAt, durationMs, ttlMs: chooseTtl(inPlay && hasFancies) });
        },
        onFailure: (failure, failureCount, failingSince) =>
          sink.receivePollFailure(fanciesResource, failure, failureCount, failingSince),
        chooseInterval: () => chooseInterval(fanciesResource, inPlay && hasFancies),
      });
      return registerPollers([
        [matchResource, marketPoller],
        [fanciesResource, fancyPoller],
      ]);
    },

    refresh() {
      for (const poller of pollers.values()) poller.pollNow();
    },

    pollSoon: (resource) => pollers.get(serializeKey(resource))?.pollSoon(),
  };
}

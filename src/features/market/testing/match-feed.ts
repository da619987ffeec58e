import type { Failure } from '#shared/api/failure.ts';
import type { FancyLine, Market } from '#shared/domain/market/market.ts';
import { createLiveFeed, type StoppableFeed } from '#shared/live/create-live-feed.ts';
import type { PageEnvironment } from '#shared/live/store/browser-environment.ts';
import type { TransportSink } from '#shared/live/transport/transport.ts';

/** State of a match: filled, stale, still loading, or failed. */
export type MatchScenario =
  | { readonly of: 'filled'; readonly markets: readonly Market[]; readonly lines?: readonly FancyLine[] }
  | {
      readonly of: 'old';
      readonly markets: readonly Market[];
      readonly lines?: readonly FancyLine[];
      readonly failure: Failure;
    }
  | { readonly of: 'loading' }
  | { readonly of: 'failing'; readonly failure: Failure };

export interface MatchFeed extends StoppableFeed {
  /** Publishes the next response of the exchange. */
  publish(scenario: MatchScenario): void;
}

const LONG_MS = 3_600_000;
const noop = () => undefined;

/** Creates a feed that the story or test controls: no network, no timers. */
export function createMatchFeed(matchId: string, first: MatchScenario, page?: PageEnvironment): MatchFeed {
  let scenario = first;
  let publishCurrent: () => void = noop;
  const createPublisher = (sink: TransportSink, now: () => number) => () => {
    const requestedAt = now();
    const receipt = { requestedAt, durationMs: 38, ttlMs: LONG_MS };
    if (scenario.of === 'filled' || scenario.of === 'old') {
      sink.receiveMatch(matchId, scenario.markets, receipt);
      sink.receiveFancies(matchId, scenario.lines ?? [], receipt);
    }
    if (scenario.of === 'old' || scenario.of === 'failing') {
      const since = now();
      sink.receivePollFailure({ kind: 'match', matchId }, scenario.failure, 2, since);
      sink.receivePollFailure({ kind: 'fancies', matchId }, scenario.failure, 2, since);
    }
  };
  const feed = createLiveFeed((sink, environment) => {
    publishCurrent = createPublisher(sink, environment.now);
    return {
      watchHome: () => noop,
      watchMatch() {
        queueMicrotask(publishCurrent);
        return noop;
      },
      refresh: publishCurrent,
    };
  }, page);
  return {
    ...feed,
    publish(next) {
      scenario = next;
      publishCurrent();
    },
  };
}

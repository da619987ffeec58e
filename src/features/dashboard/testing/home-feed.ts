import type { Failure } from '#shared/api/failure.ts';
import type { MatchRow } from '#shared/domain/market/market.ts';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import type { LiveFeed } from '#shared/live/live-feed.ts';

/** State of the home list: filled, stale, still loading, or failed. */
export type HomeScenario =
  | { readonly of: 'filled'; readonly rows: readonly MatchRow[] }
  | { readonly of: 'old'; readonly rows: readonly MatchRow[]; readonly failure: Failure }
  | { readonly of: 'loading' }
  | { readonly of: 'failing'; readonly failure: Failure };

const noop = () => undefined;

/** Creates a feed with one scenario for stories: no network, no timers, the same prices every time. */
export function createHomeFeed(scenario: HomeScenario): LiveFeed {
  return createLiveFeed((sink, page) => {
    const publish = () => {
      const requestedAt = page.now();
      if (scenario.of === 'filled' || scenario.of === 'old')
        sink.receiveHome(scenario.rows, { requestedAt: requestedAt, durationMs: 38, ttlMs: 3_600_000 });
      if (scenario.of === 'old' || scenario.of === 'failing')
        sink.receivePollFailure({ kind: 'home' }, scenario.failure, 2, requestedAt);
    };
    return {
      watchHome() {
        queueMicrotask(publish);
        return noop;
      },
      watchMatch: () => noop,
      refresh: publish,
    };
  });
}

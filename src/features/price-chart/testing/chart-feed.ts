import type { Levels, Market } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { createSampleMarket } from '#shared/domain/testing/sample-market.ts';
import { createLiveFeed, type StoppableFeed } from '#shared/live/create-live-feed.ts';
import type { PageEnvironment } from '#shared/live/store/browser-environment.ts';
import { idleTransport } from '#shared/live/transport/idle-transport.ts';
import type { TransportSink } from '#shared/live/transport/transport.ts';

const LONG_MS = 3_600_000;

const createLevels = (price: number): Levels => [{ price: odds(price), size: units(12_034) }, null, null];

/** Builds a market whose runners have these best back prices, in hundredths. */
export const createChartMarket = (
  runners: readonly (readonly [name: string, back: number])[] = [
    ['Mumbai', 154],
    ['Chennai', 284],
  ],
  changes: Partial<Market> = {},
): Market =>
  createSampleMarket({
    name: 'Match Odds',
    runners: runners.map(([name, back], index) => ({
      runnerId: index + 1,
      name,
      status: 'active',
      back: createLevels(back),
      lay: createLevels(back + 2),
    })),
    ...changes,
  });

export interface ChartFeed extends StoppableFeed {
  /** Publishes the next response of the exchange. Its prices stay valid for `ttlMs`, by default for an hour. */
  publish(market: Market, ttlMs?: number): void;
}

/** Creates a feed of one market that the test controls: no network, no timers. Null: no price has arrived. */
export function createChartFeed(first: Market | null, page?: PageEnvironment): ChartFeed {
  let sink: TransportSink | null = null;
  let now = () => 0;
  const feed = createLiveFeed((feedSink, clock) => {
    sink = feedSink;
    now = clock.now;
    return idleTransport;
  }, page);
  const { matchId } = createChartMarket();
  feed.watchMatch(matchId);
  const chartFeed: ChartFeed = {
    ...feed,
    publish: (market, ttlMs = LONG_MS) =>
      sink?.receiveMatch(matchId, [market], { requestedAt: now(), durationMs: 38, ttlMs }),
  };
  if (first !== null) chartFeed.publish(first);
  return chartFeed;
}

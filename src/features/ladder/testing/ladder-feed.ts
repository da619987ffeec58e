import type { Levels, Market, Runner } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { createSampleMarket } from '#shared/domain/testing/sample-market.ts';
import { createLiveFeed, type StoppableFeed } from '#shared/live/create-live-feed.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import type { PageEnvironment } from '#shared/live/store/browser-environment.ts';
import { outlineMarket } from '#shared/live/store/image.ts';
import { idleTransport } from '#shared/live/transport/idle-transport.ts';
import type { TransportSink } from '#shared/live/transport/transport.ts';

const MATCH_ID = '30192825';
const LONG_MS = 3_600_000;

const createLevels = (best: number, step: number): Levels => [
  { price: odds(best), size: units(12_034) },
  { price: odds(best + step), size: units(800) },
  { price: odds(best + 2 * step), size: units(95) },
];

const createRunner = (runnerId: number, name: string, best: number, tick: number): Runner => ({
  runnerId,
  name,
  status: 'active',
  back: createLevels(best, -tick),
  lay: createLevels(best + tick, tick),
});

/** Builds a market with Mumbai at `best`, Chennai at 2.16, and a draw for three runners. */
export function createSampleLadderMarket({
  best = 185,
  status = 'open',
  runners = 2,
}: { best?: number; status?: Market['status']; runners?: 2 | 3 } = {}): Market {
  return createSampleMarket({
    status,
    totalMatched: units(1_250_000),
    minStake: units(100),
    maxStake: units(25_000),
    runners: [
      createRunner(1, 'Mumbai', best, best < 200 ? 1 : 2),
      createRunner(2, 'Chennai', 216, 2),
      createRunner(3, 'The Draw', 1000, 50),
    ].slice(0, runners),
  });
}

export const toLadderOutline = (market: Market): MarketOutline => outlineMarket(market);

export interface LadderFeed extends StoppableFeed {
  /** Publishes the next response of the exchange. */
  publish(market: Market): void;
  /** Makes the exchange stop responding. */
  fail(): void;
}

/** Creates a feed of one market that the test controls: no network, no timers. Null: the market has not loaded. */
export function createLadderFeed(first: Market | null, page?: PageEnvironment): LadderFeed {
  let sink: TransportSink | null = null;
  let now = () => 0;
  const feed = createLiveFeed((feedSink, clock) => {
    sink = feedSink;
    now = clock.now;
    return idleTransport;
  }, page);
  feed.watchMatch(MATCH_ID);
  const testFeed: LadderFeed = {
    ...feed,
    publish: (market) => sink?.receiveMatch(MATCH_ID, [market], { requestedAt: now(), durationMs: 38, ttlMs: LONG_MS }),
    fail: () =>
      sink?.receivePollFailure(
        { kind: 'match', matchId: MATCH_ID },
        { kind: 'unreachable', code: 'TIMEOUT_ERROR' },
        2,
        now(),
      ),
  };
  if (first !== null) testFeed.publish(first);
  return testFeed;
}

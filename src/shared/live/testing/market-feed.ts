import type { Market } from '#shared/domain/market/market.ts';
import { HOUR_MS } from '#shared/format/durations.ts';
import { createLiveFeed } from '../create-live-feed.ts';
import { idleTransport } from '../transport/idle-transport.ts';
import type { TransportSink } from '../transport/transport.ts';
import { createFakeEnvironment } from './fake-environment.ts';

/** Creates a feed whose markets a test sends. `lifeMs`: how long a price counts as fresh. */
export function createMarketFeed(lifeMs = HOUR_MS) {
  const page = createFakeEnvironment();
  let sink: TransportSink | undefined;
  const feed = createLiveFeed((feedSink) => {
    sink = feedSink;
    return idleTransport;
  }, page);
  /** Receives a market, and draws it. */
  const receive = (market: Market): void => {
    sink?.receiveMatch(market.matchId, [market], { requestedAt: page.now(), durationMs: 1, ttlMs: lifeMs });
    page.paint();
  };
  return { page, feed, receive };
}

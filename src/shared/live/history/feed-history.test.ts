import { expect, test, vi } from 'vitest';
import { createSampleMarket } from '../../domain/testing/sample-market.ts';
import { joinLiveFeed } from '../join-live-feed.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { idleTransport } from '../transport/idle-transport.ts';
import type { TransportSink } from '../transport/transport.ts';
import { createDeferredHistory } from './feed-history.ts';
import { MarketHistory } from './market-history.ts';

const market = createSampleMarket();

function open(load: () => Promise<MarketHistory>) {
  const page = createFakeEnvironment();
  let sink: TransportSink | undefined;
  const feed = joinLiveFeed(
    (feedSink) => {
      sink = feedSink;
      return idleTransport;
    },
    createDeferredHistory(load),
    page,
  );
  const receive = (news: string | null): void =>
    sink?.receiveMatch(market.matchId, [{ ...market, news }], {
      requestedAt: page.now(),
      durationMs: 1,
      ttlMs: 3_600_000,
    });
  return { feed, receive };
}

test('createDeferredHistory loads once, with the first price', () => {
  const load = vi.fn(() => Promise.resolve(new MarketHistory()));
  const { receive } = open(load);
  expect(load).not.toHaveBeenCalled();
  receive(null);
  receive('Rain');
  expect(load).toHaveBeenCalledOnce();
});

test('createDeferredHistory begins with the prices from before its download, and their names', async () => {
  const openedAt = Date.now();
  const { feed, receive } = open(() => Promise.resolve(new MarketHistory()));
  receive(null);
  receive('Rain');
  expect(feed.history.track(market.marketId)).toBeNull();
  await vi.waitFor(() => expect(feed.history.track(market.marketId)).not.toBeNull());
  const before = feed.history.track(market.marketId);
  expect(before?.getSnapshotAt(before.to)?.book.news).toBe('Rain');
  expect(before?.from).toBeGreaterThanOrEqual(openedAt);
  receive('Play');
  const track = feed.history.track(market.marketId);
  expect(track?.outline.name).toBe(market.name);
  expect(track?.getSnapshotAt(track.to)?.book.news).toBe('Play');
  expect(feed.history.listMarkets()).toHaveLength(1);
});

test('createDeferredHistory stays empty when its download fails', async () => {
  const { feed, receive } = open(() => Promise.reject(new Error('offline')));
  receive(null);
  await Promise.resolve();
  receive('Rain');
  expect(feed.history.listMarkets()).toEqual([]);
  expect(feed.history.fancies.listAll()).toEqual([]);
});

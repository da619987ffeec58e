import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Market } from '../../../domain/market/market.ts';
import { createMarket, getLast } from '../../testing/controlled-server.ts';
import { createDefinition, createMarketMessage } from '../../testing/stream-messages.ts';
import { createStreamImage, createStreamMarket, startStreamingFeed } from '../../testing/streaming-feed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const UNLOCKED = { ...createDefinition('OPEN'), locked: false, news: null };

/** A match whose market the stream delivers as open. */
async function startStreamedMatch(definition: object = createDefinition('OPEN')) {
  const streaming = startStreamingFeed();
  const { feed, requests, pass, receive } = streaming;
  feed.watchMatch('9', 'markets');
  await pass(0);
  await getLast(requests.match).respond([createMarket(200)]);
  await pass(100);
  receive(createStreamImage([createStreamMarket(2, definition)]));
  const poll = async (part: Partial<Market>, beforeResponse: () => void = () => undefined) => {
    feed.refresh();
    await pass(10);
    beforeResponse();
    await getLast(requests.match).respond([createMarket(300, part)]);
  };
  const define = (change: object, clk: string) =>
    receive(createMarketMessage([{ id: '1.1', marketDefinition: change }], { clk, pt: 2 }));
  return { ...streaming, poll, define };
}

describe('polled facts of a streamed market', () => {
  test('LiveFeed applies the polled lock and news when the stream sends none', async () => {
    const { poll, readMarket, readPrice } = await startStreamedMatch();
    await poll({ locked: true, news: 'Rain' });
    expect([readMarket(), readPrice()]).toMatchObject([{ locked: true, news: 'Rain', status: 'open' }, 200]);
    await poll({ locked: false, news: null });
    expect(readMarket()).toMatchObject({ locked: false, news: null });
  });

  test('LiveFeed keeps the lock and news that the stream has sent', async () => {
    const { poll, readMarket } = await startStreamedMatch(UNLOCKED);
    await poll({ locked: true, news: 'Rain' });
    expect(readMarket()).toMatchObject({ locked: false, news: null });
  });

  test('LiveFeed applies a stricter polled status until a poll or the stream says otherwise', async () => {
    const { poll, define, readMarket } = await startStreamedMatch(UNLOCKED);
    await poll({ status: 'suspended' });
    expect(readMarket()?.status).toBe('suspended');
    await poll({ status: 'open' });
    expect(readMarket()?.status).toBe('open');
    await poll({ status: 'closed' });
    define(UNLOCKED, 'd1');
    expect(readMarket()?.status).toBe('open');
  });

  test('LiveFeed does not open a market that the stream has suspended', async () => {
    const { poll, readMarket } = await startStreamedMatch(createDefinition('SUSPENDED'));
    await poll({ status: 'open' });
    expect(readMarket()?.status).toBe('suspended');
  });

  test('LiveFeed ignores a polled status that was requested before the status of the stream', async () => {
    const { poll, define, readMarket, pass } = await startStreamedMatch();
    await pass(10);
    await poll({ status: 'suspended' }, () => define(createDefinition('OPEN'), 'd1'));
    expect(readMarket()?.status).toBe('open');
  });

  test('LiveFeed polls at the usual interval while only a poll locks the market', async () => {
    const { poll, pass, requests, readMarket } = await startStreamedMatch();
    await poll({ locked: true });
    expect(readMarket()?.locked).toBe(true);
    await pass(800);
    await getLast(requests.match).respond([createMarket(300)]);
    expect(readMarket()?.locked).toBe(false);
    const before = requests.match.length;
    await pass(800);
    expect(requests.match).toHaveLength(before);
  });

  test('LiveFeed does not extend the prices of the stream by polled facts', async () => {
    const { poll, pass, readMarket, feed } = await startStreamedMatch();
    const seenAt = feed.prices.getLastSeenAt('1.1');
    await pass(2_900);
    await poll({ locked: true });
    expect([readMarket()?.locked, feed.prices.getLastSeenAt('1.1')]).toEqual([true, seenAt]);
    await pass(95);
    expect(readMarket()?.freshness).toBe('stale');
  });
});

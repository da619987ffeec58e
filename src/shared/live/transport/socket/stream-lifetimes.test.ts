import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMarket, getLast } from '../../testing/controlled-server.ts';
import { createFancyLine } from '../../testing/fancy-line.ts';
import { createStreamImage, createStreamMarket, startStreamingFeed } from '../../testing/streaming-feed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A match whose market and session line the stream delivers. */
async function startStreamedMatch(headers: object = {}) {
  const streaming = startStreamingFeed();
  const { feed, requests, pass, receive } = streaming;
  feed.watchMatch('9');
  await pass(0);
  await getLast(requests.match).respond([createMarket(200)]);
  await getLast(requests.fancies).respond([createFancyLine('f1')]);
  await pass(100);
  receive(createStreamImage([createStreamMarket(2)], headers));
  const receiveLines = (rest: object) => receive({ op: 'fcm', pt: 1, fc: [{ id: 'f1', status: '' }], ...rest });
  receiveLines({ ct: 'SUB_IMAGE', initialClk: 'a', clk: 'b', ...headers });
  const lines = feed.getFanciesSource('9');
  const areLinesLocked = (): boolean => {
    const state = lines.read();
    return state.phase === 'ready' && state.failure !== null;
  };
  return { ...streaming, receiveLines, areLinesLocked };
}

describe('lifetime of streamed prices', () => {
  test.each([
    ['1 ms, below the requested heartbeat', 1, 3_000],
    ['4 s', 4_000, 8_000],
    ['10 minutes', 600_000, 10_000],
    ['longer than a timer can wait', 1e300, 10_000],
  ])('the stream bounds a heartbeat of the server: %s', async (_, heartbeatMs, lifetimeMs) => {
    const { pass, readMarket, areLinesLocked, feed } = await startStreamedMatch({ heartbeatMs });
    await pass(lifetimeMs - 10);
    expect([readMarket()?.freshness, areLinesLocked()]).toEqual(['live', false]);
    await pass(20);
    expect([readMarket()?.freshness, areLinesLocked()]).toEqual(['stale', true]);
    expect(feed.connectionSource.read().transport).toBe('polling');
  });
});

describe('session lines while the server reports status 503', () => {
  test('LiveFeed keeps the session lines locked when the list is polled', async () => {
    const { feed, pass, requests, receiveLines, areLinesLocked } = await startStreamedMatch();
    receiveLines({ clk: 'c', status: 503 });
    expect(areLinesLocked()).toBe(true);
    feed.refresh();
    await pass(0);
    await getLast(requests.fancies).respond([createFancyLine('f1')]);
    expect(areLinesLocked()).toBe(true);
    await pass(10);
    expect(areLinesLocked()).toBe(true);
  });

  test('LiveFeed keeps the session lines locked with every further message', async () => {
    const { pass, receiveLines, areLinesLocked } = await startStreamedMatch();
    receiveLines({ clk: 'c', status: 503 });
    await pass(10);
    receiveLines({ clk: 'd', ct: 'HEARTBEAT', fc: [], status: 503 });
    expect(areLinesLocked()).toBe(true);
    receiveLines({ clk: 'e', ct: 'HEARTBEAT', fc: [] });
    expect(areLinesLocked()).toBe(false);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { money } from '#shared/domain/money/money.ts';
import { createMarket, findDifferences } from './client.ts';
import { createScene, getLastFreshness, getLastState, readBest } from './stream-scene.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const manyIds = Array.from({ length: 90 }, (_, index) => `1.${index + 1}`);

describe('price stream', () => {
  test('the stream sends an image of the visible markets first and then only changes', () => {
    const now = createScene(manyIds);
    expect(findDifferences(now.client.store, now.engine.markets)).toEqual([]);
    expect(now.client.side.covers(now.client.subject)).toBe(true);
    now.engine.markets.set(
      '1.7',
      createMarket('1.7', readBest(300), {
        status: 'suspended',
        locked: true,
        news: 'Rain',
        totalMatched: money(123_400),
      }),
    );
    now.pass(300);
    expect(findDifferences(now.client.store, now.engine.markets)).toEqual([]);
    expect(now.client.store.getMarket('1.7')?.totalMatched).toBe(123_400);
  });

  test('the stream keeps quiet books fresh while heartbeats arrive', () => {
    const now = createScene();
    now.pass(60_000);
    expect(getLastFreshness(now)).toBe('live');
    now.wire.hub.dispose();
    now.wire.isDown = true;
    // The last heartbeat can be new or one interval old, so the test checks both sides of the limit with a margin.
    now.pass(1_000);
    expect(getLastFreshness(now)).toBe('live');
    now.pass(4_000);
    expect(getLastFreshness(now)).toBe('stale');
    expect(getLastState(now)).toMatchObject({ transport: 'polling', isFallback: true });
  });

  test('the client polls from a broken connection until the stream resumes', () => {
    const now = createScene();
    let notifications = 0;
    now.client.store.getCellSource('1.1', 11, 'back', 0).subscribe(() => (notifications += 1));
    now.wire.isDown = true;
    now.wire.cut();
    expect(getLastState(now)).toMatchObject({ transport: 'polling', isFallback: true });
    expect(now.client.pollRequests).toContainEqual(now.client.subject);
    expect(now.client.side.covers(now.client.subject)).toBe(false);
    now.engine.markets.set('1.2', createMarket('1.2', readBest(250)));
    now.pass(10_000);
    now.wire.isDown = false;
    now.pass(40_000);
    expect(findDifferences(now.client.store, now.engine.markets)).toEqual([]);
    expect(getLastState(now)).toMatchObject({ transport: 'socket', isFallback: false });
    const resumed = now
      .listSentMessages(now.wire.openedSockets.length - 1)
      .find((message) => message['op'] === 'marketSubscription');
    expect(resumed).toMatchObject({ clk: expect.any(String) as string, initialClk: expect.any(String) as string });
    // Stale and live are states of the market; the price did not change.
    expect(notifications).toBe(0);
  });

  test('the client waits longer after each failed connection, but less than a minute', () => {
    // The middle of every random pause.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const now = createScene();
    now.wire.isDown = true;
    now.wire.cut();
    const calls = (ms: number): number => {
      const before = now.wire.openedSockets.length;
      now.pass(ms);
      return now.wire.openedSockets.length - before;
    };
    const [first, second, third] = [calls(10_000), calls(60_000), calls(60_000)];
    expect(first).toBeGreaterThanOrEqual(2);
    expect(second / 6).toBeLessThan(first);
    expect(third).toBeGreaterThanOrEqual(2);
    expect(third).toBeLessThanOrEqual(4);
  });

  test('the client stays connected with locked prices while the server reports status 503', () => {
    const now = createScene();
    now.wire.hub.degrade(true);
    now.pass(1_600);
    expect([getLastFreshness(now), getLastState(now)?.isUnreliable, getLastState(now)?.transport]).toEqual([
      'stale',
      true,
      'socket',
    ]);
    now.engine.markets.set('1.1', createMarket('1.1', readBest(320)));
    now.pass(500);
    expect([now.client.store.getCell('1.1', 11, 'back', 0).price, getLastFreshness(now)]).toEqual([320, 'stale']);
    now.wire.hub.degrade(false);
    now.pass(1_600);
    expect([getLastFreshness(now), getLastState(now)?.isUnreliable, now.wire.openedSockets.length]).toEqual([
      'live',
      false,
      1,
    ]);
  });

  test('the client disconnects while the page is hidden and reconnects at once', () => {
    const now = createScene();
    now.page.setHidden(true);
    expect([now.wire.hub.connections, getLastState(now)?.isFallback]).toEqual([0, false]);
    now.pass(60_000);
    expect(now.wire.openedSockets).toHaveLength(1);
    now.engine.markets.set('1.1', createMarket('1.1', readBest(240)));
    now.page.setHidden(false);
    now.pass(300);
    expect([
      now.client.store.getCell('1.1', 11, 'back', 0).price,
      getLastFreshness(now),
      getLastState(now)?.transport,
    ]).toEqual([240, 'live', 'socket']);
  });

  test('the client requests an image after an invalid message and polls after several', () => {
    const now = createScene();
    now.wire.injectMessage('{"op":"mcm","ct":"NEWS"}');
    now.pass(10);
    expect(findDifferences(now.client.store, now.engine.markets)).toEqual([]);
    expect(
      now
        .listSentMessages(0)
        .filter((message) => message['op'] === 'marketSubscription')
        .map((message) => 'clk' in message),
    ).toEqual([false, false]);
    for (let times = 0; times < 6; times += 1) now.wire.injectMessage('nonsense');
    expect(getLastState(now)).toMatchObject({ transport: 'polling', isFallback: true });
    now.pass(10_000);
    expect(getLastState(now)).toMatchObject({ transport: 'socket' });
  });

  test('the client polls without a session', () => {
    const now = createScene();
    now.engine.isSignedIn = false;
    now.pass(300);
    expect(now.wire.hub.connections).toBe(0);
    now.pass(30_000);
    expect(getLastState(now)).toMatchObject({ transport: 'polling', isFallback: true });
  });

  test('the client reconnects instead of subscribing to an empty list of markets', () => {
    const now = createScene();
    now.client.show([]);
    now.pass(10_000);
    expect(now.wire.openedSockets).toHaveLength(2);
    expect(now.listSentMessages(1).map((message) => message['op'])).not.toContain('marketSubscription');
    expect(getLastState(now)).toMatchObject({ transport: 'socket', isFallback: false });
  });
});

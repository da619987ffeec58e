import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/format/durations.ts';
import type { PlayTime } from './play-time-storage.ts';
import { createSessionTimer, DEFAULT_CHECK_MINUTES, getElapsedMs, getNextCheckAt } from './session-timer.ts';

function createTestTimer(first: PlayTime | null = null) {
  const stored = { time: first, interval: null as number | 'off' | null, now: 1_000_000, notify: () => {} };
  const timer = createSessionTimer({
    readTime: () => stored.time,
    writeTime: (time) => void (stored.time = time),
    readInterval: () => stored.interval,
    writeInterval: (interval) => void (stored.interval = interval),
    onChange: (notify) => ((stored.notify = notify), () => undefined),
    now: () => stored.now,
  });
  return { stored, timer };
}

describe('session time', () => {
  test('starts with the first signed-in page and continues on later pages', () => {
    const { stored, timer } = createTestTimer();
    timer.start();
    expect(stored.time).toEqual({ since: 1_000_000, checkedAt: 1_000_000 });
    stored.now += 30 * MINUTE_MS;
    timer.start();
    expect(timer.read().time?.since).toBe(1_000_000);
  });

  test('is not negative when the clock was set back', () => {
    expect(getElapsedMs(2_000, 1_000)).toBe(0);
  });
});

describe('reality check', () => {
  test('is due one hour after the last one by default', () => {
    const { timer } = createTestTimer({ since: 0, checkedAt: 500 });
    expect(getNextCheckAt(timer.read())).toBe(500 + DEFAULT_CHECK_MINUTES * MINUTE_MS);
  });

  test('restarts its interval when the bettor changes it and when the bettor acknowledges the check', () => {
    const { stored, timer } = createTestTimer({ since: 0, checkedAt: 0 });
    timer.setCheckInterval(15);
    expect(getNextCheckAt(timer.read())).toBe(stored.now + 15 * MINUTE_MS);
    stored.now += 15 * MINUTE_MS;
    timer.acknowledge();
    expect(timer.read().time).toEqual({ since: 0, checkedAt: stored.now });
  });

  test('is never due when it is off or the user is signed out', () => {
    const { timer } = createTestTimer({ since: 0, checkedAt: 0 });
    timer.setCheckInterval('off');
    expect(getNextCheckAt(timer.read())).toBeNull();
    expect(getNextCheckAt(createTestTimer().timer.read())).toBeNull();
  });

  test('uses the changes of another tab', () => {
    const { stored, timer } = createTestTimer({ since: 0, checkedAt: 0 });
    let notifications = 0;
    const stop = timer.subscribe(() => (notifications += 1));
    stored.time = { since: 0, checkedAt: 77 };
    stored.notify();
    expect([notifications, timer.read().time?.checkedAt]).toEqual([1, 77]);
    stop();
  });
});

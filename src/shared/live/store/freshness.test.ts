import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Freshness } from './freshness.ts';

const stale: string[] = [];
const overdue: number[] = [];
/** Milliseconds that the device has slept: only the wall clock counts them. */
let sleptMs = 0;
let freshness: Freshness;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  stale.length = overdue.length = 0;
  sleptMs = 0;
  const now = () => performance.now();
  freshness = new Freshness({ now, readWallTime: () => now() + sleptMs }, (id, overdueMs) => {
    stale.push(id);
    overdue.push(Math.round(overdueMs));
  });
});
afterEach(() => {
  freshness.stop();
  vi.useRealTimers();
});

test('prices are stale once their time is over', () => {
  freshness.markSeen('1.1', 15_000);
  vi.advanceTimersByTime(14_999);
  expect([stale, freshness.getState('1.1', performance.now())]).toEqual([[], 'live']);
  vi.advanceTimersByTime(2);
  expect([stale, freshness.getState('1.1', performance.now())]).toEqual([['1.1'], 'stale']);
});

test('prices from before a sleep of the device are stale within a second of its end', () => {
  freshness.markSeen('1.1', 15_000);
  vi.advanceTimersByTime(500);
  sleptMs = 3 * 3_600_000;
  vi.advanceTimersByTime(1_000);
  expect([stale, freshness.getState('1.1', performance.now())]).toEqual([['1.1'], 'stale']);
});

test('prices from after a sleep of the device are live for their whole time', () => {
  freshness.markSeen('1.1', 1_000);
  vi.advanceTimersByTime(2_000);
  sleptMs = 3 * 3_600_000;
  freshness.markSeen('1.1', 15_000);
  vi.advanceTimersByTime(10_000);
  expect([stale, freshness.getState('1.1', performance.now())]).toEqual([['1.1'], 'live']);
});

test('prices are overdue from the end of their lifetime on, also in a sleep of the device', () => {
  freshness.markSeen('1.1', 1_500);
  freshness.markSeen('1.2', 3_000);
  vi.advanceTimersByTime(500);
  sleptMs = 600_000;
  freshness.markSeen('1.2', 3_000);
  vi.advanceTimersByTime(1_000);
  // Both markets are stale after the sleep, also the one whose message came before the timer.
  expect(stale).toEqual(['1.2', '1.1', '1.2']);
  expect(overdue.slice(0, 2)).toEqual([597_500, 600_000 - 1_500 + 1_000]);
});

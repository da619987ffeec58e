import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limit.ts';

test('the rate limiter accepts a burst, then names the seconds until the next call', () => {
  const limit = createRateLimiter({ callsPerSecond: 0.5, burst: 3 });
  expect([1, 2, 3].map(() => limit('demo', 0))).toEqual([0, 0, 0]);
  expect(limit('demo', 0)).toBe(2);
  expect(limit('demo', 1_000)).toBe(1);
  expect(limit('demo', 2_000)).toBe(0);
});

test('the rate limiter counts each caller alone', () => {
  const limit = createRateLimiter({ callsPerSecond: 1, burst: 1 });
  expect(limit('demo', 0)).toBe(0);
  expect(limit('demo', 0)).toBe(1);
  expect(limit('demo2', 0)).toBe(0);
});

test('a long pause gives no more than the burst', () => {
  const limit = createRateLimiter({ callsPerSecond: 10, burst: 2 });
  limit('demo', 0);
  const results = [1, 2, 3].map(() => limit('demo', 3_600_000));
  expect(results).toEqual([0, 0, 1]);
});

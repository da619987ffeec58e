import { expect, test } from 'vitest';
import { readRetryAfter, spreadWait } from './retry-after.ts';

const NOW = Date.UTC(2026, 0, 1, 12);

test.each([
  [503, '30', 30_000],
  [429, '0', 0],
  [503, 'Thu, 01 Jan 2026 12:00:45 GMT', 45_000],
  [503, 'Thu, 01 Jan 2026 11:59:00 GMT', 0],
  [429, '86400', 600_000],
  [503, '-5', 0],
  [503, 'soon', 0],
  [503, '', 0],
  [503, null, 0],
  [500, '30', 0],
  [200, '30', 0],
])('status %i with Retry-After %j waits %i ms', (status, header, ms) => {
  expect(readRetryAfter(status, header, NOW)).toBe(ms);
});

test('spreadWait never shortens a wait, and at most doubles it', () => {
  const waits = Array.from({ length: 1000 }, () => spreadWait(100));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(100);
  expect(Math.max(...waits)).toBeLessThan(200);
  expect(new Set(waits).size).toBeGreaterThan(900);
});

import { expect, test } from 'vitest';
import { addJitter, readRetryAfter } from './retry-after.ts';

const NOW = Date.UTC(2026, 0, 1, 12);

test.each([
  ['30', 30_000],
  ['0', 0],
  ['Thu, 01 Jan 2026 12:00:45 GMT', 45_000],
  ['Thu, 01 Jan 2026 11:59:00 GMT', 0],
  ['86400', 600_000],
  ['-5', 0],
  ['soon', 0],
  ['', 0],
  [null, 0],
])('readRetryAfter reads %j as %i ms', (header, ms) => {
  expect(readRetryAfter(header, NOW)).toBe(ms);
});

test('addJitter never shortens a wait, and at most doubles it', () => {
  const waits = Array.from({ length: 1000 }, () => addJitter(100));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(100);
  expect(Math.max(...waits)).toBeLessThan(200);
  expect(new Set(waits).size).toBeGreaterThan(900);
});

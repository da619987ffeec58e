import { expect, test } from 'vitest';
import { getRemainingMs } from './session-expiry.ts';

const NOW = Date.parse('2026-01-01T00:00:00Z');

test.each([
  ['an end in one second', '2026-01-01T00:00:01Z', 1_000],
  ['an end one second ago', '2025-12-31T23:59:59Z', -1_000],
  ['no end', null, Number.POSITIVE_INFINITY],
  ['a text that is no date', 'tomorrow', Number.NaN],
])('getRemainingMs returns the milliseconds of %s', (_, expiresAt, expected) =>
  expect(getRemainingMs(expiresAt, NOW)).toBe(expected),
);

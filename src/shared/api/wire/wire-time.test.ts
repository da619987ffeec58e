import { expect, test } from 'vitest';
import { readMoment } from './wire-time.ts';

test.each([
  ['24-11-2026 18:05:07', '2026-11-24T18:05:07.000Z'],
  ['05-11-2026 18:05:07', '2026-11-05T18:05:07.000Z'],
  ['05-11-2026 18:05:07+05:30', '2026-11-05T12:35:07.000Z'],
  ['05-11-2026', '2026-11-05T00:00:00.000Z'],
  ['11-24-2026 18:05:07', null],
  ['00-00-0000 00:00:00', null],
])('readMoment reads %s with the day first', (raw, expected) => {
  expect(readMoment(raw)).toBe(expected);
});

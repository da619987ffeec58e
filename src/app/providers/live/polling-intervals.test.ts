import { expect, test } from 'vitest';
import { toPollingIntervals } from './polling-intervals.ts';

const live = { transport: 'polling', inPlayMs: 700, upcomingMs: 5000, homeMs: 2000 } as const;

test('toPollingIntervals keeps the configured intervals in full detail', () => {
  expect(toPollingIntervals(live, 'full')).toMatchObject({ inPlay: 700, upcoming: 5000, home: 2000 });
});

test('toPollingIntervals polls two thirds as often in lite mode', () => {
  expect(toPollingIntervals(live, 'lite')).toMatchObject({ inPlay: 1050, upcoming: 7500, home: 3000 });
});

test('toPollingIntervals polls at most once a second in lite mode', () => {
  expect(toPollingIntervals({ ...live, inPlayMs: 300 }, 'lite').inPlay).toBe(1000);
});

test('toPollingIntervals keeps prices fresh through two missed responses in lite mode', () => {
  expect(toPollingIntervals(live, 'lite')).toMatchObject({
    inPlayTtlMs: 3150,
    upcomingTtlMs: 22_500,
    homeTtlMs: 9000,
  });
});

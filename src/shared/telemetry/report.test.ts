import { expect, test } from 'vitest';
import { report, setCollector } from './report.ts';
import type { ReportedEvent } from './telemetry-event.ts';

const createAge = (ageMs: number) => ({ kind: 'feed-age', ageMs }) as const;

function collectAges(): number[] {
  const ages: number[] = [];
  setCollector(({ event }) => {
    if (event.kind === 'feed-age') ages.push(event.ageMs);
  });
  return ages;
}

test('report keeps the first fifty events until a collector is set', () => {
  for (let index = 0; index < 60; index += 1) report(createAge(index));
  expect(collectAges()).toEqual(Array.from({ length: 50 }, (_, index) => index));
});

test('report hands an event to the collector at once, with its time', () => {
  const reported: ReportedEvent[] = [];
  setCollector((each) => void reported.push(each));
  const before = Date.now();
  report(createAge(7));
  expect(reported).toEqual([{ event: createAge(7), at: expect.any(Number) as number }]);
  expect(reported[0]?.at).toBeGreaterThanOrEqual(before);
});

test('setCollector hands the queue over once', () => {
  report(createAge(1));
  collectAges();
  expect(collectAges()).toEqual([]);
});

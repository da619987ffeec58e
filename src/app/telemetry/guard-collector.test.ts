import { expect, test, vi } from 'vitest';
import { report, setCollector } from '#shared/telemetry/report.ts';
import { guardCollector } from './guard-collector.ts';

const age = { kind: 'feed-age', ageMs: 1 } as const;

test('guardCollector ends after five failures of a collector that always throws', () => {
  const collect = vi.fn(() => {
    throw new Error('always');
  });
  const guarded = guardCollector(collect);
  for (let index = 0; index < 20; index += 1) guarded({ event: age, at: 0 });
  expect(collect).toHaveBeenCalledTimes(5);
});

test('guardCollector drops what a collector reports itself', () => {
  const collect = vi.fn(() => {
    report(age);
    throw new Error('always');
  });
  setCollector(guardCollector(collect));
  report(age);
  expect(collect).toHaveBeenCalledTimes(1);
});

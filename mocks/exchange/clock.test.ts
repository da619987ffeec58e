import { expect, test, vi } from 'vitest';
import { createClock } from './clock.ts';

test('a stopped clock runs timers only through advance and jumpTo, in order of time', () => {
  const clock = createClock({ now: 1_000 });
  const calls: [string, number][] = [];
  const note = (name: string) => () => void calls.push([name, clock.now()]);
  clock.scheduleAt(1_300, note('late'));
  clock.scheduleAt(1_100, () => {
    note('early')();
    clock.scheduleAt(1_200, note('set on the way'));
  });
  clock.scheduleAt(1_100, note('early too'));
  clock.scheduleAt(1_250, note('cancelled'))();
  clock.advance(50);
  expect(calls).toEqual([]);
  clock.jumpTo(2_000);
  expect(calls.map(([name]) => name)).toEqual(['early', 'early too', 'set on the way', 'late']);
  expect(calls.map(([, at]) => at)).toEqual([1_100, 1_100, 1_200, 1_300]);
  expect(clock.now()).toBe(2_000);
  clock.jumpTo(1_500);
  expect([clock.now(), clock.mode]).toEqual([2_000, 'stopped']);
});

test('the clock runs later timers too when a timer moves the clock', () => {
  const clock = createClock({ now: 0 });
  const times: number[] = [];
  clock.scheduleAt(10, () => clock.advance(100));
  clock.scheduleAt(50, () => times.push(clock.now()));
  clock.advance(20);
  expect(times).toEqual([110]);
  expect(clock.now()).toBe(110);
});

test('a running clock follows real time at its speed until it is stopped', async () => {
  const clock = createClock({ now: 0, mode: { speed: 100 } });
  const reached = new Promise<number>((resolve) => clock.scheduleAt(3_000, () => resolve(clock.now())));
  expect(await reached).toBe(3_000);
  clock.stop();
  const stood = clock.now();
  const stoppedAt = performance.now();
  expect(stood).toBeGreaterThanOrEqual(3_000);
  await vi.waitUntil(() => performance.now() > stoppedAt + 5);
  expect(clock.now()).toBe(stood);
  clock.run(1);
  expect(clock.mode).toEqual({ speed: 1 });
  clock.advance(60_000);
  expect(clock.now()).toBeGreaterThanOrEqual(stood + 60_000);
  clock.dispose();
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setVisibility } from './testing/set-visibility.ts';
import { startVisibleInterval } from './visible-interval.ts';

const EVERY_MS = 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('startVisibleInterval calls back at each interval until it is stopped', () => {
  const callback = vi.fn();
  const stop = startVisibleInterval(callback, EVERY_MS);
  vi.advanceTimersByTime(3 * EVERY_MS);
  expect(callback).toHaveBeenCalledTimes(3);
  stop();
  setVisibility('visible');
  expect(vi.getTimerCount()).toBe(0);
});

test('startVisibleInterval has no timer while the page is hidden, and makes up for a missed call', () => {
  const callback = vi.fn();
  const stop = startVisibleInterval(callback, EVERY_MS);
  setVisibility('hidden');
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(5 * EVERY_MS);
  setVisibility('visible');
  expect(callback).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(EVERY_MS);
  expect(callback).toHaveBeenCalledTimes(2);
  stop();
});

test('startVisibleInterval keeps its interval when the page was hidden for less', () => {
  const callback = vi.fn();
  const stop = startVisibleInterval(callback, EVERY_MS);
  setVisibility('hidden');
  vi.advanceTimersByTime(EVERY_MS / 2);
  setVisibility('visible');
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(EVERY_MS);
  expect(callback).toHaveBeenCalledTimes(1);
  stop();
});

test('startVisibleInterval calls back when a device wakes whose timers stood still', () => {
  const callback = vi.fn();
  const stop = startVisibleInterval(callback, EVERY_MS);
  setVisibility('hidden');
  vi.setSystemTime(Date.now() + 8 * EVERY_MS);
  setVisibility('visible');
  expect(callback).toHaveBeenCalledTimes(1);
  stop();
});

test('startVisibleInterval starts without a timer on a hidden page', () => {
  setVisibility('hidden');
  const callback = vi.fn();
  const stop = startVisibleInterval(callback, EVERY_MS);
  expect(vi.getTimerCount()).toBe(0);
  setVisibility('visible');
  vi.advanceTimersByTime(EVERY_MS);
  expect(callback).toHaveBeenCalledTimes(1);
  stop();
});

// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CurrentTimeOptions, useCurrentTime } from './useCurrentTime.ts';

const REFRESH_MS = 1_000;
const START = Date.parse('2026-01-01T00:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Renders the time in milliseconds since the start of the test, and counts the renders. */
function renderTime(initialOptions: CurrentTimeOptions) {
  const rendered: number[] = [];
  const root = createRoot(document.createElement('div'));
  function Clock(options: CurrentTimeOptions) {
    const now = useCurrentTime(REFRESH_MS, options);
    rendered.push(now - START);
    return null;
  }
  const render = (options: CurrentTimeOptions): void => act(() => root.render(<Clock {...options} />));
  render(initialOptions);
  return {
    render,
    readTimes: () => rendered.splice(0),
    advance: (ms: number): void =>
      act(() => {
        vi.advanceTimersByTime(ms);
      }),
    close: (): void => act(() => root.unmount()),
  };
}

test('useCurrentTime renders once at the start, although time passes until its timer starts', () => {
  let time = START;
  vi.spyOn(Date, 'now').mockImplementation(() => time++);
  const clock = renderTime({});
  expect(clock.readTimes()).toHaveLength(1);
  clock.close();
});

test('useCurrentTime renders once at each interval', () => {
  const clock = renderTime({});
  clock.advance(REFRESH_MS);
  clock.advance(REFRESH_MS);
  expect(clock.readTimes()).toEqual([0, 1_000, 2_000]);
  clock.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('useCurrentTime rests while it is not running, and refreshes the time when it starts', () => {
  const clock = renderTime({ isRunning: false });
  expect(vi.getTimerCount()).toBe(0);
  clock.advance(1_500);
  clock.readTimes();
  clock.render({ isRunning: true });
  expect(clock.readTimes().at(-1)).toBe(1_500);
  clock.advance(REFRESH_MS);
  expect(clock.readTimes()).toEqual([2_500]);
  clock.close();
});

test('useCurrentTime stops at its end, and starts again for a later end', () => {
  const clock = renderTime({ until: START + 1_500 });
  clock.advance(REFRESH_MS);
  clock.advance(4 * REFRESH_MS);
  expect(clock.readTimes()).toEqual([0, 1_000, 2_000]);
  expect(vi.getTimerCount()).toBe(0);
  clock.render({ until: START + 60_000 });
  expect(clock.readTimes().at(-1)).toBe(5_000);
  clock.advance(REFRESH_MS);
  expect(clock.readTimes()).toEqual([6_000]);
  clock.close();
});

test('useCurrentTime has no timer while the page is hidden, and makes up for it when the page is visible', () => {
  const setVisibility = (state: DocumentVisibilityState): void =>
    act(() => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  const clock = renderTime({});
  setVisibility('hidden');
  expect(vi.getTimerCount()).toBe(0);
  clock.advance(8 * REFRESH_MS);
  clock.readTimes();
  setVisibility('visible');
  expect(clock.readTimes()).toEqual([8_000]);
  clock.close();
});

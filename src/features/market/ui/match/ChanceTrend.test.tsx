// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act, Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ControllersContext, createControllers } from '#shared/controllers/controllers.ts';
import type { RunnerPrices } from '#shared/domain/market/price-history.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { createFakeEnvironment } from '#shared/live/testing/fake-environment.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { MATCH_ID, matchOdds, rowOutline, withMovedPrice } from '../../testing/market-samples.ts';
import { createMatchFeed } from '../../testing/match-feed.ts';
import { ChanceTrend } from './ChanceTrend.tsx';

const NOW = Date.parse('2026-03-14T14:00:00Z');
const root = setUpReactRoot();
let showOnScreen: (() => void) | null = null;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
        showOnScreen = () => report([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  showOnScreen = null;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const history: readonly RunnerPrices[] = [1, 2].map((runnerId) => ({
  runnerId,
  points: [[NOW - 30 * MINUTE_MS, odds(200), odds(200)]],
}));

function open(readHistory?: () => Promise<readonly RunnerPrices[]>) {
  const page = createFakeEnvironment();
  const feed = createMatchFeed(MATCH_ID, { of: 'filled', markets: [matchOdds] }, page);
  const publish = (markets = [matchOdds]) =>
    act(() => {
      feed.publish({ of: 'filled', markets });
      page.paint();
    });
  publish();
  const onRender = vi.fn();
  root.render(
    <ControllersContext value={createControllers(new QueryClient())}>
      <LiveProvider feed={feed}>
        <Profiler id="trend" onRender={onRender}>
          <ChanceTrend outline={rowOutline} readHistory={readHistory} />
        </Profiler>
      </LiveProvider>
    </ControllersContext>,
  );
  const readName = () => root.element.querySelector('svg')?.getAttribute('aria-label') ?? null;
  return { publish, onRender, readName };
}

test('ChanceTrend begins with the past once it is on screen, without a render', async () => {
  const readHistory = vi.fn(() => Promise.resolve(history));
  const { publish, onRender, readName } = open(readHistory);
  expect(readHistory).not.toHaveBeenCalled();
  showOnScreen?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(readHistory).toHaveBeenCalledExactlyOnceWith(rowOutline.marketId);
  expect(readName()).toBe('Chance of Mumbai: 50 %, now 54 %');
  publish([withMovedPrice(matchOdds, 1, 400)]);
  await vi.advanceTimersByTimeAsync(10 * SECOND_MS);
  expect(readName()).toBe('Chance of Mumbai: 50 %, now 35 %');
  expect(onRender).toHaveBeenCalledOnce();
});

test('ChanceTrend shows what the page saw when the past cannot be read', async () => {
  const { readName } = open(() => Promise.reject(new Error('offline')));
  showOnScreen?.();
  await vi.advanceTimersByTimeAsync(10 * SECOND_MS);
  expect(readName()).toBeNull();
  await vi.advanceTimersByTimeAsync(10 * SECOND_MS);
  expect(readName()).toBe('Chance of Mumbai: 54 %, now 54 %');
});

// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import type { MarketHistory } from '#shared/live/history/market-history.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { createFrameEnvironment } from '../testing/frame-environment.ts';
import { sampleOutline, createRecordedMarket } from '../testing/sample-market.ts';
import { useTrack } from './useTrack.ts';

const noop = () => undefined;
const idleTransport = { watchHome: () => noop, watchMatch: () => noop, refresh: noop };

function Entries() {
  const track = useTrack((marketHistory) => marketHistory.track(sampleOutline.marketId));
  return <p>{track === null ? 'nothing' : track.entries.length}</p>;
}

it('useTrack returns null until the history loads, then a fixed track, and retries on every mount without one', async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const market = createRecordedMarket();
  market.publish(0, { status: 'open' }, [198, 200]);
  let resolveHistory: (marketHistory: MarketHistory) => void = noop;
  const loadHistory = vi
    .fn<() => Promise<MarketHistory>>()
    .mockRejectedValueOnce(new Error('no such file'))
    .mockReturnValueOnce(new Promise((resolve) => (resolveHistory = resolve)));
  const feed = createLiveFeed(() => idleTransport, createFrameEnvironment().environment, loadHistory);
  const container = document.createElement('div');
  const root = createRoot(container);
  const renderEntries = (key: string) =>
    act(async () =>
      root.render(
        <LiveProvider feed={feed}>
          <Entries key={key} />
        </LiveProvider>,
      ),
    );

  await renderEntries('first');
  expect([container.textContent, loadHistory.mock.calls.length]).toEqual(['nothing', 1]);
  await renderEntries('second');
  expect([container.textContent, loadHistory.mock.calls.length]).toEqual(['nothing', 2]);
  await act(async () => resolveHistory(market.marketHistory));
  expect(container.textContent).toBe('1');
  market.publish(1_000, undefined, [200, 202]);
  await renderEntries('second');
  expect(container.textContent).toBe('1');
  await renderEntries('third');
  expect([container.textContent, loadHistory.mock.calls.length]).toEqual(['2', 2]);
  act(() => root.unmount());
  feed.stop();
});

// @vitest-environment happy-dom
import { act, Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SECOND_MS } from '#shared/format/durations.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { createMarketFeed } from '#shared/live/testing/market-feed.ts';
import { matchOdds, rowOutline, withMovedPrice } from '../../testing/market-samples.ts';
import { LiveChanceBar } from './LiveChanceBar.tsx';

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers({ now: Date.parse('2026-03-14T14:00:00Z') });
});
afterEach(() => vi.useRealTimers());

function open({ isKnown = true } = {}) {
  const { feed, receive: receiveMarket } = createMarketFeed();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const onRender = vi.fn();
  const receive = (market = matchOdds): void => act(() => receiveMarket(market));
  if (isKnown) receive();
  act(() =>
    root.render(
      <LiveProvider feed={feed}>
        <Profiler id="bar" onRender={onRender}>
          <LiveChanceBar outline={rowOutline} />
        </Profiler>
      </LiveProvider>,
    ),
  );
  const readBar = (): string | null | undefined => container.querySelector('[role="img"]')?.getAttribute('aria-label');
  const close = (): void => {
    act(() => root.unmount());
    container.remove();
  };
  return { feed, receive, readBar, onRender, close };
}

test('LiveChanceBar follows the prices once a second without a render', () => {
  const { receive, readBar, onRender, close } = open();
  expect(readBar()).toMatch(/Mumbai 54 %, Chennai 46 %/);
  for (let price = 186; price < 300; price += 1) receive(withMovedPrice(matchOdds, 1, price));
  expect(readBar()).toMatch(/Mumbai 54 %/);
  vi.advanceTimersByTime(SECOND_MS);
  expect(readBar()).toMatch(/Mumbai 42 %, Chennai 58 %/);
  expect(onRender).toHaveBeenCalledOnce();
  close();
});

test('LiveChanceBar shows the chances as soon as its market arrives', () => {
  const { receive, readBar, close } = open({ isKnown: false });
  expect(readBar()).toBeNull();
  receive();
  expect(readBar()).toMatch(/Mumbai 54 %, Chennai 46 %/);
  close();
});

test('LiveChanceBar rests while its market is off screen', () => {
  const { feed, receive, readBar, close } = open();
  feed.prices.setVisible(matchOdds.marketId, false);
  receive(withMovedPrice(matchOdds, 1, 400));
  vi.advanceTimersByTime(3 * SECOND_MS);
  expect(readBar()).toMatch(/Mumbai 54 %/);
  feed.prices.setVisible(matchOdds.marketId, true);
  vi.advanceTimersByTime(SECOND_MS);
  expect(readBar()).not.toMatch(/Mumbai 54 %/);
  close();
});

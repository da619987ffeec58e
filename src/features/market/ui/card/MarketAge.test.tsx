// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { configureDisplay } from '#shared/format/display.ts';
import { SECOND_MS } from '#shared/format/durations.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { createMarketFeed } from '#shared/live/testing/market-feed.ts';
import { formatDuration } from '../../model/duration.ts';
import { formatPriceAge } from '../../model/price-age.ts';
import { matchOdds, toMarketOutline, withMovedPrice } from '../../testing/market-samples.ts';
import { LiveMarketCard } from './LiveMarketCard.tsx';

const LIFE_MS = 3_600_000;

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers({ now: Date.parse('2026-03-14T14:00:00Z') });
  configureDisplay({ locale: 'en-IN', currency: 'INR', timeZone: 'UTC' });
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
  vi.useRealTimers();
});

function open(onSelect: (() => void) | null = () => undefined) {
  const { feed, receive: receiveMarket } = createMarketFeed(LIFE_MS);
  const receive = (market = matchOdds): void => act(() => receiveMarket(market));
  receive();
  act(() =>
    root.render(
      <LiveProvider feed={feed}>
        <LiveMarketCard outline={toMarketOutline(matchOdds)} onSelect={onSelect} />
      </LiveProvider>,
    ),
  );
  const advance = (ms: number): void => void vi.advanceTimersByTime(ms);
  const readAge = (): string | undefined =>
    /(<?\d+ \w+ ago|as of [\d:]+)/.exec(container.querySelector('header')?.textContent ?? '')?.[0];
  return { feed, receive, advance, readAge, marketId: matchOdds.marketId };
}

const findCell = (name: RegExp): HTMLElement => {
  const found = [...container.querySelectorAll<HTMLElement>('[data-cell]')].find((each) =>
    name.test(each.getAttribute('aria-label') ?? ''),
  );
  if (!found) throw new Error(`no cell ${name.source}`);
  return found;
};

describe('MarketAge', () => {
  test('counts whole seconds and restarts at every response, changed or not', () => {
    const { readAge, advance, receive } = open();
    expect(readAge()).toBe('<1 s ago');
    advance(999);
    expect(readAge()).toBe('<1 s ago');
    advance(1);
    expect(readAge()).toBe('1 s ago');
    advance(11 * SECOND_MS);
    expect(readAge()).toBe('12 s ago');
    advance(700);
    receive();
    advance(300);
    expect(readAge()).toBe('<1 s ago');
  });

  test('shows a clock time when it is late', () => {
    const { readAge, advance } = open();
    advance(90 * SECOND_MS);
    expect(readAge()).toBe('as of 14:00:00');
    expect(container.querySelector('[data-late]')).not.toBeNull();
  });

  test('writes to one element while the market is visible', async () => {
    const { readAge, advance, feed, marketId } = open();
    const touchedNodes = new Set<Node>();
    const observer = new MutationObserver((records) => records.forEach(({ target }) => touchedNodes.add(target)));
    observer.observe(container, { subtree: true, childList: true, characterData: true, attributes: true });
    advance(3 * SECOND_MS);
    await act(async () => undefined);
    expect(touchedNodes.size).toBe(1);
    touchedNodes.clear();
    feed.prices.setVisible(marketId, false);
    advance(3 * SECOND_MS);
    await act(async () => undefined);
    expect(touchedNodes.size).toBe(0);
    feed.prices.setVisible(marketId, true);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    advance(3 * SECOND_MS);
    await act(async () => undefined);
    expect(touchedNodes.size).toBe(0);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(readAge()).toBe('9 s ago');
    advance(SECOND_MS);
    expect(readAge()).toBe('10 s ago');
    observer.disconnect();
  });

  test('writes nothing while prices keep arriving', async () => {
    const { receive, advance, readAge } = open();
    const touchedNodes = vi.fn();
    const observer = new MutationObserver(touchedNodes);
    observer.observe(container, { subtree: true, childList: true, characterData: true, attributes: true });
    for (let poll = 0; poll < 20; poll += 1) {
      advance(700);
      receive();
    }
    await act(async () => undefined);
    expect(touchedNodes).not.toHaveBeenCalled();
    expect(readAge()).toBe('<1 s ago');
    observer.disconnect();
  });

  test('is outside live regions and uses one timer that stops with the last market', () => {
    const [set, cleared] = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'clearInterval')];
    open();
    expect(container.querySelector('[role="status"], [aria-live]')).toBeNull();
    expect(set).toHaveBeenCalledOnce();
    act(() => root.render(null));
    expect(cleared).toHaveBeenCalledExactlyOnceWith(set.mock.results[0]?.value);
  });

  test('is missing beside read-only prices', () => {
    const { readAge } = open(null);
    expect(readAge()).toBeUndefined();
    expect(
      [...container.querySelectorAll('[data-cell]')].every((each) => each.getAttribute('aria-disabled') === 'true'),
    ).toBe(true);
  });
});

describe('usePriceAge', () => {
  test('describes a cell while it has the focus', () => {
    const { receive, advance } = open();
    advance(20 * SECOND_MS);
    receive(withMovedPrice(matchOdds, 1, 190));
    advance(4 * SECOND_MS);
    receive(withMovedPrice(matchOdds, 1, 190));
    advance(500);
    const price = findCell(/^Back Mumbai at 1\.90/);
    act(() => price.focus());
    expect(price.title).toBe('This price for 4.5 s, confirmed 0.5 s ago');
    act(() => findCell(/^Back Chennai at 2\.16/).focus());
    expect(price.hasAttribute('title')).toBe(false);
    expect(findCell(/^Back Chennai at 2\.16/).title).toBe('This price for 25 s, confirmed 0.5 s ago');
  });
});

test.each([
  [-5, '0.0 s'],
  [849, '0.8 s'],
  [9_949, '9.9 s'],
  [9_950, '10 s'],
  [59_999, '60 s'],
  [60_000, '1 min'],
  [3_599_999, '59 min'],
  [7_200_000, '2 h'],
])('formatDuration formats %i ms as %s', (ms, text) => expect(formatDuration(ms)).toBe(text));

test('formatPriceAge shows a clock time from one minute on', () =>
  expect(formatPriceAge(60_000, Date.parse('2026-03-14T14:04:07Z'))).toBe('as of 14:03:07'));

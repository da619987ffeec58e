// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setFormat } from '#shared/format/display.ts';
import { createLiveFeed } from '#shared/live/feed.ts';
import { LiveProvider } from '#shared/live/react.tsx';
import { fakePage } from '#shared/live/tests/fake-page.ts';
import type { Sink } from '#shared/live/transport.ts';
import { ageWords } from '../model/ages.ts';
import { spanWords } from '../model/spans.ts';
import { matchOdds, moved, outlineOf } from '../testing/samples.ts';
import { LiveMarketCard } from './LiveMarketCard.tsx';

const SECOND_MS = 1_000;
const LIFE_MS = 3_600_000;

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers({ now: Date.parse('2026-03-14T14:00:00Z') });
  setFormat({ locale: 'en-IN', currency: 'INR', timeZone: 'UTC' });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.useRealTimers();
});

function open(onPick: (() => void) | null = () => undefined) {
  const page = fakePage();
  let sink: Sink | undefined;
  const nothing = () => undefined;
  const feed = createLiveFeed((its) => {
    sink = its;
    return { watchHome: () => nothing, watchMatch: () => nothing, refresh: nothing };
  }, page);
  const hear = (market = matchOdds): void =>
    act(() => {
      sink?.match(market.matchId, [market], { askedAt: page.now(), tookMs: 1, lifeMs: LIFE_MS });
      page.paint();
    });
  hear();
  act(() => root.render(<LiveProvider feed={feed}><LiveMarketCard outline={outlineOf(matchOdds)} onPick={onPick} /></LiveProvider>));
  const waited = (ms: number): void => void vi.advanceTimersByTime(ms);
  const age = (): string | undefined => /(<?\d+ \w+ ago|as of [\d:]+)/.exec(place.querySelector('header')?.textContent ?? '')?.[0];
  return { feed, hear, waited, age, marketId: matchOdds.marketId };
}

const cell = (name: RegExp): HTMLElement => {
  const found = [...place.querySelectorAll<HTMLElement>('[data-cell]')].find((each) => name.test(each.getAttribute('aria-label') ?? ''));
  if (!found) throw new Error(`no cell ${name.source}`);
  return found;
};

describe('the age of a market’s prices', () => {
  it('is told in figures, once a second, and begins anew with every answer, changed or not', () => {
    const { age, waited, hear } = open();
    expect(age()).toBe('<1 s ago');
    waited(999);
    expect(age()).toBe('<1 s ago');
    waited(1);
    expect(age()).toBe('1 s ago');
    waited(11 * SECOND_MS);
    expect(age()).toBe('12 s ago');
    waited(700);
    hear();
    waited(300);
    expect(age()).toBe('<1 s ago');
  });

  it('is told by the clock when it is late', () => {
    const { age, waited } = open();
    waited(90 * SECOND_MS);
    expect(age()).toBe('as of 14:00:00');
    expect(place.querySelector('[data-late]')).not.toBeNull();
  });

  it('is written in one element alone, and nowhere while the market is off screen or the page hidden', async () => {
    const { age, waited, feed, marketId } = open();
    const touched = new Set<Node>();
    const observer = new MutationObserver((records) => records.forEach(({ target }) => touched.add(target)));
    observer.observe(place, { subtree: true, childList: true, characterData: true, attributes: true });
    waited(3 * SECOND_MS);
    await act(async () => undefined);
    expect(touched.size).toBe(1);
    touched.clear();
    feed.prices.setVisible(marketId, false);
    waited(3 * SECOND_MS);
    await act(async () => undefined);
    expect(touched.size).toBe(0);
    feed.prices.setVisible(marketId, true);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    waited(3 * SECOND_MS);
    await act(async () => undefined);
    expect(touched.size).toBe(0);
    hidden.mockRestore();
    waited(SECOND_MS);
    expect(age()).toBe('10 s ago');
    observer.disconnect();
  });

  it('writes nothing for prices that keep coming', async () => {
    const { hear, waited, age } = open();
    const touched = vi.fn();
    const observer = new MutationObserver(touched);
    observer.observe(place, { subtree: true, childList: true, characterData: true, attributes: true });
    for (let poll = 0; poll < 20; poll += 1) {
      waited(700);
      hear();
    }
    await act(async () => undefined);
    expect(touched).not.toHaveBeenCalled();
    expect(age()).toBe('<1 s ago');
    observer.disconnect();
  });

  it('stands in no live region, and by one timer that ends with the last market', () => {
    const [set, cleared] = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'clearInterval')];
    open();
    expect(place.querySelector('[role="status"], [aria-live]')).toBeNull();
    expect(set).toHaveBeenCalledOnce();
    act(() => root.render(null));
    expect(cleared).toHaveBeenCalledExactlyOnceWith(set.mock.results[0]?.value);
  });

  it('has no place beside prices that are looked back on, which cannot be pressed either', () => {
    const { age } = open(null);
    expect(age()).toBeUndefined();
    expect([...place.querySelectorAll('[data-cell]')].every((each) => each.getAttribute('aria-disabled') === 'true')).toBe(true);
  });
});

describe('the age of one price', () => {
  it('is its cell’s description while somebody looks at it', () => {
    const { hear, waited } = open();
    waited(20 * SECOND_MS);
    hear(moved(matchOdds, 1, 190));
    waited(4 * SECOND_MS);
    hear(moved(matchOdds, 1, 190));
    waited(500);
    const price = cell(/^Back Mumbai at 1\.90/);
    act(() => price.focus());
    expect(price.title).toBe('This price for 4.5 s, confirmed 0.5 s ago');
    act(() => cell(/^Back Chennai at 2\.16/).focus());
    expect(price.hasAttribute('title')).toBe(false);
    expect(cell(/^Back Chennai at 2\.16/).title).toBe('This price for 25 s, confirmed 0.5 s ago');
  });
});

it.each([
  [-5, '0.0 s'],
  [849, '0.8 s'],
  [9_949, '9.9 s'],
  [9_950, '10 s'],
  [59_999, '60 s'],
  [60_000, '1 min'],
  [3_599_999, '59 min'],
  [7_200_000, '2 h'],
])('%i ms are %s', (ms, words) => expect(spanWords(ms)).toBe(words));

it('says a minute and more by the clock', () => expect(ageWords(60_000, Date.parse('2026-03-14T14:04:07Z'))).toBe('as of 14:03:07'));

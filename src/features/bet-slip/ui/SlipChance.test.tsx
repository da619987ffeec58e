// @vitest-environment happy-dom
import { act, Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import type { Market, Runner } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { createMarketPrice, type MarketPrice, odds, payoutPer100 } from '#shared/domain/odds/odds.ts';
import { createSampleMarket } from '#shared/domain/testing/sample-market.ts';
import { SECOND_MS } from '#shared/format/durations.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { createMarketFeed } from '#shared/live/testing/market-feed.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { createOddsSelectionSample } from '../model/testing/samples.ts';
import { SlipChance } from './SlipChance.tsx';

const root = setUpReactRoot();

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-14T14:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const createMarket = (kind: OddsSelection['kind'], prices: readonly (number | null)[]): Market => ({
  ...createSampleMarket({}),
  kind,
  runners: prices.map((price, index): Runner => ({
    runnerId: index + 1,
    name: `Runner ${index + 1}`,
    status: 'active',
    back: [price === null ? null : { price: createMarketPrice(kind, price), size: units(100) }, null, null],
    lay: [null, null, null],
  })),
});

interface OpenOptions extends Partial<OddsSelection> {
  /** False: the slip opens before the market has arrived. */
  readonly isKnown?: boolean;
}

function open(market: Market, price: MarketPrice | null, { isKnown = true, ...change }: OpenOptions = {}) {
  const { feed, receive: receiveMarket } = createMarketFeed();
  const receive = (next: Market): void => act(() => receiveMarket(next));
  if (isKnown) receive(market);
  const onRender = vi.fn();
  const selection = createOddsSelectionSample({
    marketId: market.marketId,
    kind: market.kind === 'bookmaker' ? 'bookmaker' : 'odds',
    runnerId: 1,
    ...change,
  });
  root.render(
    <LiveProvider feed={feed}>
      <Profiler id="chance" onRender={onRender}>
        <SlipChance selection={selection} price={price} runners={market.runners.map(({ runnerId }) => runnerId)} />
      </Profiler>
    </LiveProvider>,
  );
  return { receive, onRender };
}

const readText = (): string => root.element.textContent.replaceAll('\u00a0', ' ');

describe('SlipChance', () => {
  test.each<[string, Market, MarketPrice | null, Partial<OddsSelection>, string]>([
    ['match odds', createMarket('odds', [200, 200]), odds(250), {}, '40.0 % · market 50.0 %'],
    [
      'a bookmaker market',
      createMarket('bookmaker', [10_000, 10_000]),
      payoutPer100(15_000),
      {},
      '40.0 % · market 50.0 %',
    ],
    ['a race', createMarket('odds', [400, 400, 400, 400]), odds(500), {}, '20.0 % · market 25.0 %'],
    ['a market with a missing price', createMarket('odds', [200, null]), odds(200), {}, '50.0 % · market –'],
    ['a place market', createMarket('odds', [200, 200]), odds(200), { winners: 2 }, '50.0 %'],
    ['odds that are no price', createMarket('odds', [200, 200]), null, {}, '– · market 50.0 %'],
  ])('states the chance of %s', (_, market, price, change, expected) => {
    open(market, price, change);
    expect(readText()).toBe(expected);
  });

  test('states the chance as soon as the market arrives', () => {
    const market = createMarket('odds', [200, 200]);
    const { receive } = open(market, odds(200), { isKnown: false });
    expect(readText()).toBe('50.0 % · market –');
    receive(market);
    expect(readText()).toBe('50.0 % · market 50.0 %');
  });

  test('has no chance of the market as soon as its prices are withdrawn by a suspension', () => {
    const market = createMarket('odds', [200, 200]);
    const { receive } = open(market, odds(200));
    receive({ ...createMarket('odds', [null, null]), status: 'suspended' });
    expect(readText()).toBe('50.0 % · market –');
  });

  test('follows the market once a second without a render', () => {
    const { receive, onRender } = open(createMarket('odds', [200, 200]), odds(200));
    receive(createMarket('odds', [300, 150]));
    expect(readText()).toBe('50.0 % · market 50.0 %');
    vi.advanceTimersByTime(SECOND_MS);
    expect(readText()).toBe('50.0 % · market 33.3 %');
    expect(onRender).toHaveBeenCalledOnce();
  });
});

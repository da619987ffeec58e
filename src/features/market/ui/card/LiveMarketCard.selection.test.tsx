// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { HANDED_OVER_DETAIL } from '#shared/live/react/handed-over-click.ts';
import { ObservableValue } from '#shared/live/store/observable.ts';
import { bookmaker, createHandicapMarket, matchOdds, withMovedPrice } from '../../testing/market-samples.ts';
import { prepareMatchMarkets } from '../../testing/setup-match-markets.tsx';
import { LiveMarketCard } from './LiveMarketCard.tsx';
import type { SelectedPrice } from './LiveOddsCell.tsx';

const market = prepareMatchMarkets();

describe('LiveMarketCard', () => {
  test('marks the price in the slip and renders no row when the selection changes', async () => {
    const selected = new ObservableValue<readonly SelectedPrice[]>([
      { marketId: matchOdds.marketId, runnerId: 1, side: 'back' },
    ]);
    const rows = vi.fn(() => null);
    await market.open((outline) => (
      <LiveMarketCard outline={outline} selected={selected} detailOf={rows} onSelect={market.onSelect} />
    ));
    const listMarked = () =>
      [...market.element.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].map(
        ({ dataset }) => `${dataset['runner']} ${dataset['side']} ${dataset['level']}`,
      );
    expect(listMarked()).toEqual(['1 back 0']);
    rows.mockClear();
    act(() => selected.publish([{ marketId: matchOdds.marketId, runnerId: 2, side: 'lay', level: 1 }]));
    expect(listMarked()).toEqual(['2 lay 1']);
    act(() => selected.publish([{ marketId: bookmaker.marketId, runnerId: 2, side: 'lay', level: 1 }]));
    expect(listMarked()).toEqual([]);
    expect(rows).not.toHaveBeenCalled();
  });

  test('selects the price that was on screen when the press began, even when it changes before the click', async () => {
    const { publish } = await market.open();
    const button = market.getCell(/^Back Mumbai at 1\.85/);
    await act(async () => void button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
    await publish(withMovedPrice(matchOdds, 1, 192), bookmaker);
    await act(async () => button.click());
    expect(market.onSelect).toHaveBeenCalledOnce();
    expect(market.onSelect.mock.calls[0]?.[0]).toMatchObject({
      kind: 'odds',
      marketId: matchOdds.marketId,
      runnerId: 1,
      side: 'back',
      level: 0,
      price: 185,
      ladder: 'betfair',
    });
    await act(async () => button.click());
    expect(market.onSelect.mock.calls[1]?.[0]).toMatchObject({ price: 192 });
    expect(market.onSelect.mock.calls[1]?.[0].changedAgoMs).toBeLessThan(250);
  });

  test.each([
    ['suspended', { status: 'suspended' }, 'Suspended'],
    ['closed', { status: 'closed' }, 'Closed'],
    ['locked by the operator', { locked: true }, 'Locked'],
  ] as const)('ignores presses and shows an overlay while it is %s', async (_, part, word) => {
    const { publish } = await market.open();
    const button = market.getCell(/^Back Mumbai at 1\.85/);
    await act(async () => void button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
    await publish({ ...matchOdds, ...part }, bookmaker);
    await act(async () => button.click());
    expect(market.onSelect).not.toHaveBeenCalled();
    expect(market.element.textContent).toContain(word);
    await publish(matchOdds, bookmaker);
    await act(async () => button.click());
    expect(market.onSelect).toHaveBeenCalledOnce();
  });

  test('ignores a press that began while the market was locked', async () => {
    const { publish } = await market.open();
    const press = (type: string) =>
      act(async () => void button.dispatchEvent(new PointerEvent(type, { bubbles: true })));
    await publish({ ...matchOdds, locked: true }, bookmaker);
    const button = market.getCell(/^Back Mumbai at 1\.85/);
    await press('pointerdown');
    await publish(matchOdds, bookmaker);
    await press('click');
    expect(market.onSelect).not.toHaveBeenCalled();
    await press('pointerdown');
    await press('click');
    expect(market.onSelect).toHaveBeenCalledOnce();
  });

  test('marks a press that was handed over, so that it never sends a bet', async () => {
    await market.open();
    const button = market.getCell(/^Back Mumbai at 1\.85/);
    const click = new MouseEvent('click', { bubbles: true, detail: HANDED_OVER_DETAIL });
    await act(async () => void button.dispatchEvent(click));
    await act(async () => button.click());
    expect(market.onSelect.mock.calls.map(([{ isHandedOver }]) => isHandedOver)).toEqual([true, undefined]);
  });

  test('locks a suspended runner or a whole stale market', async () => {
    const { publishScenario } = await market.open();
    await act(async () => market.getCell(/^Back Chennai at 115/).click());
    expect(market.onSelect).not.toHaveBeenCalled();
    await act(async () => market.getCell(/^Back Mumbai at 85/).click());
    expect(market.onSelect).toHaveBeenCalledOnce();
    await publishScenario({
      of: 'old',
      markets: [matchOdds, bookmaker],
      failure: { kind: 'unreachable', code: 'FETCH_ERROR' },
    });
    await act(async () => market.getCell(/^Back Mumbai at 1\.85/).click());
    expect(market.onSelect).toHaveBeenCalledOnce();
    expect(market.element.querySelectorAll('section[data-freshness="stale"]')).toHaveLength(2);
  });

  test('shows the prices of each handicap line, ignores presses and explains why', async () => {
    const { publish } = await market.open();
    await publish(createHandicapMarket(3));
    const names = [...market.element.querySelectorAll('[role="rowheader"]')].map((header) => header.textContent);
    expect(names).toEqual([
      'Arsenal −0.25',
      'Chelsea +0.25',
      'Arsenal 0',
      'Chelsea 0',
      'Arsenal +0.25',
      'Chelsea −0.25',
    ]);
    expect(new Set(market.listCellLabels()).size).toBe(36);
    for (const each of market.listCells()) await act(async () => each.click());
    expect(market.onSelect).not.toHaveBeenCalled();
    expect(market.element.textContent).toContain('Prices only: bets on handicap lines cannot be placed here.');
  });
});

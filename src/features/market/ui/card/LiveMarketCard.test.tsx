// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Market } from '#shared/domain/market/market.ts';
import { QUIET_MS } from '../../model/announcer.ts';
import { bookmaker, matchOdds, withMovedPrice } from '../../testing/market-samples.ts';
import { prepareMatchMarkets } from '../../testing/setup-match-markets.tsx';

const market = prepareMatchMarkets();

describe('LiveMarketCard', () => {
  test('rewrites only the cells whose price or size changed and keeps their elements', async () => {
    const { publish } = await market.open();
    const before = market.listCells();
    const labelsBefore = market.listCellLabels();
    const touchedCells = new Set<Node>();
    const observer = new MutationObserver((records) =>
      records.forEach(({ target }) =>
        touchedCells.add((target instanceof Element ? target : target.parentElement)?.closest('[data-cell]') ?? target),
      ),
    );
    observer.observe(market.element, { subtree: true, childList: true, characterData: true, attributes: true });
    await publish(withMovedPrice(matchOdds, 1, 186), bookmaker);
    await act(async () => undefined);
    observer.disconnect();
    expect(market.listCells()).toEqual(before);
    const changed = market
      .listCellLabels()
      .flatMap((word, index) => (word === labelsBefore[index] ? [] : [before[index]]));
    expect(changed.length).toBe(6);
    expect([...touchedCells].every((node) => changed.includes(node as HTMLElement))).toBe(true);
    expect(touchedCells.size).toBe(6);
  });

  test('commits only when cells render again, not when prices are written', async () => {
    const { publish, onCommit } = await market.open();
    await publish(withMovedPrice(withMovedPrice(matchOdds, 1, 190), 2, 230), bookmaker);
    expect(market.getCell(/^Back Mumbai at 1\.90/).textContent).toMatch(/^1\.90 /);
    expect(onCommit).not.toHaveBeenCalled();
    await publish(withMovedPrice(withMovedPrice(matchOdds, 1, 1900), 2, 2300), bookmaker);
    expect(market.getCell(/^Back Mumbai at 19\.00/).textContent).toMatch(/^19\.00 /);
    await publish(withMovedPrice(withMovedPrice(matchOdds, 1, 1900), 2, 2300), bookmaker);
    expect(onCommit).not.toHaveBeenCalled();
    await publish({ ...withMovedPrice(withMovedPrice(matchOdds, 1, 1900), 2, 2300), locked: true }, bookmaker);
    expect(onCommit).toHaveBeenCalledTimes(1);
  });

  test('shows the current prices when it renders after prices changed and changed back', async () => {
    const { publish } = await market.open();
    const firstLabels = market.listCellLabels();
    await publish(withMovedPrice(matchOdds, 1, 192), bookmaker);
    expect(market.listCellLabels()).not.toEqual(firstLabels);
    // Locking renders every cell again, with the prices of its previous render.
    await publish({ ...matchOdds, locked: true }, bookmaker);
    expect(market.listCellLabels()).toEqual(firstLabels);
    expect(market.getCell(/^Back Mumbai at 1\.85/).querySelector('b')?.textContent).toBe('1.85');
    expect(market.getCell(/^Back Mumbai at 1\.85/).getAttribute('aria-disabled')).toBe('true');
  });

  test('announces a suspension once, in a polite live region', async () => {
    const { publish } = await market.open();
    await publish({ ...matchOdds, status: 'suspended' }, bookmaker);
    expect(market.element.querySelector('[role="status"]')?.textContent).toBe('Match odds suspended.');
    expect(market.element.querySelectorAll('[role="status"], [aria-live]')).toHaveLength(1);
  });

  test('MatchAnnouncements announces a removed runner once, also when it is hidden and shown again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { publish } = await market.open();
    const [mumbai, chennai] = matchOdds.runners;
    if (mumbai === undefined || chennai === undefined) expect.fail('no runners');
    const readMessage = () => market.element.querySelector('[role="status"]')?.textContent;
    const withoutChennai: Market = { ...matchOdds, runners: [mumbai, { ...chennai, status: 'removed' }] };
    await publish(withoutChennai, bookmaker);
    expect(readMessage()).toBe('Match odds: Chennai: Removed');
    await publish(matchOdds, { ...bookmaker, status: 'suspended' });
    await publish(withoutChennai, bookmaker);
    act(() => void vi.advanceTimersByTime(QUIET_MS));
    expect(readMessage()).toBe('Bookmaker open again.');
  });
});

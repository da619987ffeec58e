// @vitest-environment happy-dom
import { act, Profiler } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveProvider, useWatchMatch } from '#shared/live/react/live-hooks.tsx';
import { createFakeEnvironment } from '#shared/live/testing/fake-environment.ts';
import { ObservableValue } from '#shared/live/store/observable.ts';
import type { OddsSelection, SelectedPrice } from '../../model/selection.ts';
import { createMatchFeed, type MatchScenario } from '../../testing/match-feed.ts';
import {
  bookmaker,
  handicapMarket,
  MATCH_ID,
  matchOdds,
  withMovedPrice,
  sessions,
} from '../../testing/market-samples.ts';
import { LiveMarketCard } from './LiveMarketCard.tsx';
import { MatchAnnouncements } from '../match/MatchAnnouncements.tsx';
import { MatchMarkets, type MatchMarketsProps } from '../match/MatchMarkets.tsx';

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

const onSelect = vi.fn<(selection: OddsSelection) => void>();
beforeEach(() => void onSelect.mockClear());

type RenderMarket = NonNullable<MatchMarketsProps['renderMarket']>;

function Match({ commits, renderMarket }: { commits: () => void; renderMarket: RenderMarket }) {
  useWatchMatch(MATCH_ID);
  return (
    <>
      <MatchAnnouncements matchId={MATCH_ID} />
      <Profiler id="markets" onRender={commits}>
        <MatchMarkets matchId={MATCH_ID} renderMarket={renderMarket} />
      </Profiler>
    </>
  );
}

async function open(
  renderMarket: RenderMarket = (outline) => <LiveMarketCard outline={outline} onSelect={onSelect} />,
) {
  const page = createFakeEnvironment();
  const feed = createMatchFeed(MATCH_ID, { of: 'filled', markets: [matchOdds, bookmaker], lines: sessions }, page);
  const commits = vi.fn();
  await act(async () =>
    root.render(
      <LiveProvider feed={feed}>
        <Match commits={commits} renderMarket={renderMarket} />
      </LiveProvider>,
    ),
  );
  const publishScenario = (scenario: MatchScenario) =>
    act(async () => {
      feed.publish(scenario);
      page.paint();
    });
  await publishScenario({ of: 'filled', markets: [matchOdds, bookmaker], lines: sessions });
  commits.mockClear();
  return {
    commits,
    publishScenario,
    publish: (...markets: (typeof matchOdds)[]) => publishScenario({ of: 'filled', markets, lines: sessions }),
  };
}

const cells = () => [...container.querySelectorAll<HTMLElement>('[data-cell]')];
const cell = (name: RegExp): HTMLElement => {
  const found = cells().find((candidate) => name.test(candidate.getAttribute('aria-label') ?? ''));
  if (!found) throw new Error(`no cell ${name.source}`);
  return found;
};
const cellLabels = () => cells().map((each) => each.getAttribute('aria-label'));

describe('LiveMarketCard', () => {
  it('rewrites only the cells whose price or size changed and keeps their elements', async () => {
    const { publish } = await open();
    const before = cells();
    const labelsBefore = cellLabels();
    const touchedCells = new Set<Node>();
    const observer = new MutationObserver((records) =>
      records.forEach(({ target }) =>
        touchedCells.add((target instanceof Element ? target : target.parentElement)?.closest('[data-cell]') ?? target),
      ),
    );
    observer.observe(container, { subtree: true, childList: true, characterData: true, attributes: true });
    await publish(withMovedPrice(matchOdds, 1, 186), bookmaker);
    await act(async () => undefined);
    observer.disconnect();
    expect(cells()).toEqual(before);
    const changed = cellLabels().flatMap((word, index) => (word === labelsBefore[index] ? [] : [before[index]]));
    expect(changed.length).toBe(6);
    expect([...touchedCells].every((node) => changed.includes(node as HTMLElement))).toBe(true);
    expect(touchedCells.size).toBe(6);
  });

  it('commits once when cells render again, and never when only prices are written', async () => {
    const { publish, commits } = await open();
    await publish(withMovedPrice(withMovedPrice(matchOdds, 1, 190), 2, 230), bookmaker);
    expect(cell(/^Back Mumbai at 1\.90/).textContent).toMatch(/^1\.90 /);
    expect(commits).not.toHaveBeenCalled();
    await publish(withMovedPrice(withMovedPrice(matchOdds, 1, 1900), 2, 2300), bookmaker);
    expect(cell(/^Back Mumbai at 19\.00/).textContent).toMatch(/^19\.00 /);
    await publish(withMovedPrice(withMovedPrice(matchOdds, 1, 1900), 2, 2300), bookmaker);
    expect(commits).not.toHaveBeenCalled();
    await publish({ ...withMovedPrice(withMovedPrice(matchOdds, 1, 1900), 2, 2300), locked: true }, bookmaker);
    expect(commits).toHaveBeenCalledTimes(1);
  });

  it('shows the current prices when it renders after prices changed and changed back', async () => {
    const { publish } = await open();
    const firstLabels = cellLabels();
    await publish(withMovedPrice(matchOdds, 1, 192), bookmaker);
    expect(cellLabels()).not.toEqual(firstLabels);
    // Locking renders every cell again, with the prices of its previous render.
    await publish({ ...matchOdds, locked: true }, bookmaker);
    expect(cellLabels()).toEqual(firstLabels);
    expect(cell(/^Back Mumbai at 1\.85/).querySelector('b')?.textContent).toBe('1.85');
    expect(cell(/^Back Mumbai at 1\.85/).getAttribute('aria-disabled')).toBe('true');
  });

  it('marks the price in the slip and renders no row when the selection changes', async () => {
    const selected = new ObservableValue<readonly SelectedPrice[]>([
      { marketId: matchOdds.marketId, runnerId: 1, side: 'back' },
    ]);
    const rows = vi.fn(() => null);
    await open((outline) => (
      <LiveMarketCard outline={outline} selected={selected} detailOf={rows} onSelect={onSelect} />
    ));
    const listMarked = () =>
      [...container.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].map(
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

  it('selects the price that was on screen when the press began, even when it changes before the click', async () => {
    const { publish } = await open();
    const button = cell(/^Back Mumbai at 1\.85/);
    await act(async () => void button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
    await publish(withMovedPrice(matchOdds, 1, 192), bookmaker);
    await act(async () => button.click());
    expect(onSelect).toHaveBeenCalledOnce();
    expect(onSelect.mock.calls[0]?.[0]).toMatchObject({
      kind: 'odds',
      marketId: matchOdds.marketId,
      runnerId: 1,
      side: 'back',
      level: 0,
      price: 185,
      ladder: 'betfair',
      inPlay: true,
    });
    await act(async () => button.click());
    expect(onSelect.mock.calls[1]?.[0]).toMatchObject({ price: 192 });
    expect(onSelect.mock.calls[1]?.[0].changedAgoMs).toBeLessThan(250);
  });

  it.each([
    ['suspended', { status: 'suspended' }, 'Suspended'],
    ['closed', { status: 'closed' }, 'Closed'],
    ['locked by the operator', { locked: true }, 'Locked'],
  ] as const)('ignores presses and shows an overlay while it is %s', async (_, part, word) => {
    const { publish } = await open();
    const button = cell(/^Back Mumbai at 1\.85/);
    await act(async () => void button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
    await publish({ ...matchOdds, ...part }, bookmaker);
    await act(async () => button.click());
    expect(onSelect).not.toHaveBeenCalled();
    expect(container.textContent).toContain(word);
    await publish(matchOdds, bookmaker);
    await act(async () => button.click());
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('locks only a suspended runner, and greys and locks every market that is stale', async () => {
    const { publishScenario } = await open();
    await act(async () => cell(/^Back Chennai at 115/).click());
    expect(onSelect).not.toHaveBeenCalled();
    await act(async () => cell(/^Back Mumbai at 85/).click());
    expect(onSelect).toHaveBeenCalledOnce();
    await publishScenario({
      of: 'old',
      markets: [matchOdds, bookmaker],
      failure: { kind: 'unreachable', code: 'FETCH_ERROR' },
    });
    await act(async () => cell(/^Back Mumbai at 1\.85/).click());
    expect(onSelect).toHaveBeenCalledOnce();
    expect(container.querySelectorAll('section[data-freshness="stale"]')).toHaveLength(2);
  });

  it('shows the prices of each handicap line, ignores presses and explains why', async () => {
    const { publish } = await open();
    await publish(handicapMarket(3));
    const names = [...container.querySelectorAll('[role="rowheader"]')].map((header) => header.textContent);
    expect(names).toEqual([
      'Arsenal −0.25',
      'Chelsea +0.25',
      'Arsenal 0',
      'Chelsea 0',
      'Arsenal +0.25',
      'Chelsea −0.25',
    ]);
    expect(new Set(cellLabels()).size).toBe(36);
    for (const each of cells()) await act(async () => each.click());
    expect(onSelect).not.toHaveBeenCalled();
    expect(container.textContent).toContain('Prices only: bets on handicap lines cannot be placed here.');
  });

  it('announces a suspension once, in a polite live region', async () => {
    const { publish } = await open();
    await publish({ ...matchOdds, status: 'suspended' }, bookmaker);
    expect(container.querySelector('[role="status"]')?.textContent).toBe('Match odds suspended.');
    expect(container.querySelectorAll('[role="status"], [aria-live]')).toHaveLength(1);
  });
});

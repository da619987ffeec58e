// @vitest-environment happy-dom
import { act, Profiler } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveProvider, useWatchMatch } from '#shared/live/react.tsx';
import { fakePage } from '#shared/live/tests/fake-page.ts';
import { Observed } from '#shared/live/source.ts';
import type { OddsSelection, SelectedPrice } from '../selection.ts';
import { matchFeed, type MatchFate } from '../testing/match-feed.ts';
import { bookmaker, handicapMarket, MATCH_ID, matchOdds, moved, sessions } from '../testing/samples.ts';
import { LiveMarketCard } from './LiveMarketCard.tsx';
import { MatchAnnouncements } from './MatchAnnouncements.tsx';
import { MatchMarkets, type MatchMarketsProps } from './MatchMarkets.tsx';

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const picked = vi.fn<(selection: OddsSelection) => void>();
beforeEach(() => void picked.mockClear());

type Draw = NonNullable<MatchMarketsProps['renderMarket']>;

function Match({ commits, draw }: { commits: () => void; draw: Draw }) {
  useWatchMatch(MATCH_ID);
  return (
    <>
      <MatchAnnouncements matchId={MATCH_ID} />
      <Profiler id="markets" onRender={commits}>
        <MatchMarkets matchId={MATCH_ID} renderMarket={draw} />
      </Profiler>
    </>
  );
}

async function open(draw: Draw = (outline) => <LiveMarketCard outline={outline} onPick={picked} />) {
  const page = fakePage();
  const feed = matchFeed(MATCH_ID, { of: 'filled', markets: [matchOdds, bookmaker], lines: sessions }, page);
  const commits = vi.fn();
  await act(async () => root.render(<LiveProvider feed={feed}><Match commits={commits} draw={draw} /></LiveProvider>));
  const answer = (fate: MatchFate) =>
    act(async () => {
      feed.tell(fate);
      page.paint();
    });
  await answer({ of: 'filled', markets: [matchOdds, bookmaker], lines: sessions });
  commits.mockClear();
  return { commits, answer, tell: (...markets: (typeof matchOdds)[]) => answer({ of: 'filled', markets, lines: sessions }) };
}

const cells = () => [...place.querySelectorAll<HTMLElement>('[data-cell]')];
const cell = (name: RegExp): HTMLElement => {
  const found = cells().find((candidate) => name.test(candidate.getAttribute('aria-label') ?? ''));
  if (!found) throw new Error(`no cell ${name.source}`);
  return found;
};
const words = () => cells().map((each) => each.getAttribute('aria-label'));

describe('a live market', () => {
  it('rewrites the cells whose price or size changed, in the same elements, and touches no other', async () => {
    const { tell } = await open();
    const before = cells();
    const wordsBefore = words();
    const touched = new Set<Node>();
    const observer = new MutationObserver((records) => records.forEach(({ target }) => touched.add((target instanceof Element ? target : target.parentElement)?.closest('[data-cell]') ?? target)));
    observer.observe(place, { subtree: true, childList: true, characterData: true, attributes: true });
    await tell(moved(matchOdds, 1, 186), bookmaker);
    await act(async () => undefined);
    observer.disconnect();
    expect(cells()).toEqual(before);
    const changed = words().flatMap((word, index) => (word === wordsBefore[index] ? [] : [before[index]]));
    expect(changed.length).toBe(6);
    expect([...touched].every((node) => changed.includes(node as HTMLElement))).toBe(true);
    expect(touched.size).toBe(6);
  });

  it('commits once for a paint that draws cells anew, and not at all where prices are written or nothing changed', async () => {
    const { tell, commits } = await open();
    await tell(moved(moved(matchOdds, 1, 190), 2, 230), bookmaker);
    expect(cell(/^Back Mumbai at 1\.90/).textContent).toMatch(/^1\.90 /);
    expect(commits).not.toHaveBeenCalled();
    await tell(moved(moved(matchOdds, 1, 1900), 2, 2300), bookmaker);
    expect(cell(/^Back Mumbai at 19\.00/).textContent).toMatch(/^19\.00 /);
    await tell(moved(moved(matchOdds, 1, 1900), 2, 2300), bookmaker);
    expect(commits).not.toHaveBeenCalled();
    await tell({ ...moved(moved(matchOdds, 1, 1900), 2, 2300), locked: true }, bookmaker);
    expect(commits).toHaveBeenCalledTimes(1);
  });

  it('says what it holds when it is drawn again after prices were written on it and went back', async () => {
    const { tell } = await open();
    const drawn = words();
    await tell(moved(matchOdds, 1, 192), bookmaker);
    expect(words()).not.toEqual(drawn);
    // Locked: every cell is drawn again, with the very prices of its last drawing.
    await tell({ ...matchOdds, locked: true }, bookmaker);
    expect(words()).toEqual(drawn);
    expect(cell(/^Back Mumbai at 1\.85/).querySelector('b')?.textContent).toBe('1.85');
    expect(cell(/^Back Mumbai at 1\.85/).getAttribute('aria-disabled')).toBe('true');
  });

  it('marks the price on the slip, and draws no row when another is pressed', async () => {
    const selected = new Observed<readonly SelectedPrice[]>([{ marketId: matchOdds.marketId, runnerId: 1, side: 'back' }]);
    const rows = vi.fn(() => null);
    await open((outline) => <LiveMarketCard outline={outline} selected={selected} detailOf={rows} onPick={picked} />);
    const marked = () => [...place.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].map(({ dataset }) => `${dataset['runner']} ${dataset['side']} ${dataset['level']}`);
    expect(marked()).toEqual(['1 back 0']);
    rows.mockClear();
    act(() => selected.publish([{ marketId: matchOdds.marketId, runnerId: 2, side: 'lay', level: 1 }]));
    expect(marked()).toEqual(['2 lay 1']);
    act(() => selected.publish([{ marketId: bookmaker.marketId, runnerId: 2, side: 'lay', level: 1 }]));
    expect(marked()).toEqual([]);
    expect(rows).not.toHaveBeenCalled();
  });

  it('hands out the price that was on screen when the press began, though it moved before the click', async () => {
    const { tell } = await open();
    const button = cell(/^Back Mumbai at 1\.85/);
    await act(async () => void button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
    await tell(moved(matchOdds, 1, 192), bookmaker);
    await act(async () => button.click());
    expect(picked).toHaveBeenCalledOnce();
    expect(picked.mock.calls[0]?.[0]).toMatchObject({ kind: 'odds', marketId: matchOdds.marketId, runnerId: 1, side: 'back', level: 0, price: 185, ladder: 'betfair', inPlay: true });
    await act(async () => button.click());
    expect(picked.mock.calls[1]?.[0]).toMatchObject({ price: 192 });
    expect(picked.mock.calls[1]?.[0].changedAgoMs).toBeLessThan(250);
  });

  it.each([
    ['suspended', { status: 'suspended' }, 'Suspended'],
    ['closed', { status: 'closed' }, 'Closed'],
    ['locked by the operator', { locked: true }, 'Locked'],
  ] as const)('takes no press while it is %s, and says so over its prices', async (_, part, word) => {
    const { tell } = await open();
    const button = cell(/^Back Mumbai at 1\.85/);
    await act(async () => void button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
    await tell({ ...matchOdds, ...part }, bookmaker);
    await act(async () => button.click());
    expect(picked).not.toHaveBeenCalled();
    expect(place.textContent).toContain(word);
    await tell(matchOdds, bookmaker);
    await act(async () => button.click());
    expect(picked).toHaveBeenCalledOnce();
  });

  it('locks a suspended runner alone, and greys and locks everything that is stale', async () => {
    const { answer } = await open();
    await act(async () => cell(/^Back Chennai at 115/).click());
    expect(picked).not.toHaveBeenCalled();
    await act(async () => cell(/^Back Mumbai at 85/).click());
    expect(picked).toHaveBeenCalledOnce();
    await answer({ of: 'old', markets: [matchOdds, bookmaker], failure: { kind: 'unreachable', code: 'FETCH_ERROR' } });
    await act(async () => cell(/^Back Mumbai at 1\.85/).click());
    expect(picked).toHaveBeenCalledOnce();
    expect(place.querySelectorAll('section[data-freshness="stale"]')).toHaveLength(2);
  });

  it('shows each handicap line with its own prices, takes no press on any, and says why', async () => {
    const { tell } = await open();
    await tell(handicapMarket(3));
    const names = [...place.querySelectorAll('[role="rowheader"]')].map((header) => header.textContent);
    expect(names).toEqual(['Arsenal −0.25', 'Chelsea +0.25', 'Arsenal 0', 'Chelsea 0', 'Arsenal +0.25', 'Chelsea −0.25']);
    expect(new Set(words()).size).toBe(36);
    for (const each of cells()) await act(async () => each.click());
    expect(picked).not.toHaveBeenCalled();
    expect(place.textContent).toContain('Prices only: bets on handicap lines cannot be placed here.');
  });

  it('says a suspension once, politely', async () => {
    const { tell } = await open();
    await tell({ ...matchOdds, status: 'suspended' }, bookmaker);
    expect(place.querySelector('[role="status"]')?.textContent).toBe('Match odds suspended.');
    expect(place.querySelectorAll('[role="status"], [aria-live]')).toHaveLength(1);
  });
});

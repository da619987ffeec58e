// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { odds } from '#shared/domain/odds.ts';
import { LiveProvider } from '#shared/live/react.tsx';
import { fakePage } from '#shared/live/tests/fake-page.ts';
import { reactPlace } from '#ui-kit/docs/reactPlace.ts';
import type { LadderPick } from '../model/pick.ts';
import { ladderFeed, outline, sample } from '../testing/ladder-feed.ts';
import { Ladder } from './Ladder.tsx';

const drawn = reactPlace();

async function open() {
  const page = fakePage();
  const feed = ladderFeed(sample(), page);
  page.paint();
  const picked = vi.fn<(pick: LadderPick) => void>();
  await act(async () => drawn.root.render(<LiveProvider feed={feed}><Ladder outline={outline(sample())} positions={[]} bets={[]} onPick={picked} /></LiveProvider>));
  const tell = (market: ReturnType<typeof sample>) =>
    act(async () => {
      feed.tell(market);
      page.paint();
    });
  return { picked, tell };
}

const rows = () => [...drawn.element.querySelectorAll<HTMLElement>('[role="row"]')];
const cell = (side: string, price: number): HTMLElement => drawn.element.querySelector<HTMLElement>(`[data-side="${side}"][data-price="${price}"]`) ?? expect.fail(`no ${side} at ${price}`);

/** The prices whose rows were written to. */
function watchRows(): () => Set<string> {
  const touched = new Set<string>();
  const note = (records: MutationRecord[]) => {
    for (const { target } of records) {
      const row = (target instanceof HTMLElement ? target : target.parentElement)?.closest('[role="row"]');
      touched.add(row?.querySelector('[role="rowheader"]')?.textContent ?? 'outside the rows');
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(drawn.element, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return touched;
  };
}

describe('a ladder whose prices move', () => {
  it('writes to the rows whose offers changed, and to no other', async () => {
    const { tell } = await open();
    const before = rows();
    const touched = watchRows();
    // From 1.85 to 1.86: backs 1.83–1.85 become 1.84–1.86, lays 1.86–1.88 become 1.87–1.89.
    await tell(sample({ best: 186 }));
    expect([...touched()].sort()).toEqual(['1.83', '1.84', '1.85', '1.86', '1.87', '1.88', '1.89']);
    expect(rows()).toEqual(before);
    expect(cell('back', 186).dataset['level']).toBe('0');
    expect(cell('back', 183).dataset['level']).toBeUndefined();
  });

  it('keeps the elements of rows that stay in sight when the window moves', async () => {
    const { tell } = await open();
    const kept = cell('lay', 193);
    await tell(sample({ best: 194 }));
    expect(cell('lay', 193)).toBe(kept);
    expect(rows()).toHaveLength(18);
  });

  it('tells a pick on a row that has just come from one that stood there', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    const { picked, tell } = await open();
    const press = (side: string, price: number, at: number) => {
      const event = new MouseEvent('click', { bubbles: true });
      Object.defineProperty(event, 'timeStamp', { value: at });
      act(() => void cell(side, price).dispatchEvent(event));
    };
    press('back', 185, 14_000);
    expect(picked).toHaveBeenLastCalledWith(expect.objectContaining({ price: odds(185), level: 0, changedAgoMs: 4000 }));
    now.mockReturnValue(15_000);
    await tell(sample({ best: 250 }));
    press('lay', 250, 15_100);
    expect(picked).toHaveBeenLastCalledWith(expect.objectContaining({ price: odds(250), level: undefined, changedAgoMs: 100 }));
    now.mockRestore();
  });
});

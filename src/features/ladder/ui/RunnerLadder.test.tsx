// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { createFakeEnvironment } from '#shared/live/testing/fake-environment.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { createLadderFeed, createSampleLadderMarket, toLadderOutline } from '../testing/ladder-feed.ts';
import { Ladder } from './Ladder.tsx';

const rendered = setUpReactRoot();

async function open() {
  const page = createFakeEnvironment();
  const feed = createLadderFeed(createSampleLadderMarket(), page);
  page.paint();
  const onSelect = vi.fn<(selection: OddsSelection) => void>();
  await act(async () =>
    rendered.root.render(
      <LiveProvider feed={feed}>
        <Ladder outline={toLadderOutline(createSampleLadderMarket())} positions={[]} bets={[]} onSelect={onSelect} />
      </LiveProvider>,
    ),
  );
  const publish = (market: ReturnType<typeof createSampleLadderMarket>) =>
    act(async () => {
      feed.publish(market);
      page.paint();
    });
  return { onSelect, publish };
}

const rows = () => [...rendered.element.querySelectorAll<HTMLElement>('[role="row"]')];
const findCell = (side: string, price: number): HTMLElement =>
  rendered.element.querySelector<HTMLElement>(`[data-side="${side}"][data-price="${price}"]`) ??
  expect.fail(`no ${side} at ${price}`);

/** Observes the ladder and returns the prices of the rows that changed. */
function watchRows(): () => Set<string> {
  const touchedRows = new Set<string>();
  const note = (records: MutationRecord[]) => {
    for (const { target } of records) {
      const row = (target instanceof HTMLElement ? target : target.parentElement)?.closest('[role="row"]');
      touchedRows.add(row?.querySelector('[role="rowheader"]')?.textContent ?? 'outside the rows');
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(rendered.element, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return touchedRows;
  };
}

describe('RunnerLadder', () => {
  test('changes only the rows whose offers changed', async () => {
    const { publish } = await open();
    const before = rows();
    const touchedRows = watchRows();
    // From 1.85 to 1.86: backs 1.83–1.85 become 1.84–1.86, lays 1.86–1.88 become 1.87–1.89.
    await publish(createSampleLadderMarket({ best: 186 }));
    expect([...touchedRows()].sort()).toEqual(['1.83', '1.84', '1.85', '1.86', '1.87', '1.88', '1.89']);
    expect(rows()).toEqual(before);
    expect(findCell('back', 186).dataset['level']).toBe('0');
    expect(findCell('back', 183).dataset['level']).toBeUndefined();
  });

  test('keeps the elements of rows that stay in sight when the window moves', async () => {
    const { publish } = await open();
    const rowCell = findCell('lay', 193);
    await publish(createSampleLadderMarket({ best: 194 }));
    expect(findCell('lay', 193)).toBe(rowCell);
    expect(rows()).toHaveLength(18);
  });

  test('reports how long the pressed row has been in place', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    const { onSelect, publish } = await open();
    const press = (side: string, price: number, at: number) => {
      const event = new MouseEvent('click', { bubbles: true });
      Object.defineProperty(event, 'timeStamp', { value: at });
      act(() => void findCell(side, price).dispatchEvent(event));
    };
    press('back', 185, 14_000);
    expect(onSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({ price: odds(185), level: 0, changedAgoMs: 4000 }),
    );
    now.mockReturnValue(15_000);
    await publish(createSampleLadderMarket({ best: 250 }));
    press('lay', 250, 15_100);
    expect(onSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({ price: odds(250), level: undefined, changedAgoMs: 100 }),
    );
    now.mockRestore();
  });
});

// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { useIncrementalBoard } from './useIncrementalBoard.ts';

const board = {
  inPlay: Array.from({ length: 5 }, () => ({}) as MatchOutline),
  upcoming: Array.from({ length: 55 }, () => ({}) as MatchOutline),
};

/** Renders a page and returns the number of rows of each render. The list arrives with the second render. */
async function visit(): Promise<readonly (number | null)[]> {
  const rowCounts: (number | null)[] = [];
  function List({ known }: { known: boolean }) {
    const now = useIncrementalBoard(known ? board : null);
    rowCounts.push(now === null ? null : now.inPlay.length + now.upcoming.length);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<List known={false} />));
  await act(async () => root.render(<List known />));
  while (rowCounts.at(-1) !== 60) await act(() => new Promise((resolve) => setTimeout(resolve)));
  act(() => root.unmount());
  return rowCounts;
}

test('useIncrementalBoard renders the page, then one window of rows, then a few rows at a time, and everything at once on a later visit', async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  expect(await visit()).toEqual([null, null, 8, 13, 18, 23, 28, 33, 38, 43, 48, 53, 58, 60]);
  expect(await visit()).toEqual([null, 60]);
});

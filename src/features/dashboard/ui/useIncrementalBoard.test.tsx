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

test('useIncrementalBoard renders one window of rows first and then a few rows at a time', async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
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
  expect(rowCounts).toEqual([null, 4, 9, 14, 19, 24, 29, 34, 39, 44, 49, 54, 59, 60]);
});

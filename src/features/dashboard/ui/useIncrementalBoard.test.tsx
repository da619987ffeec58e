// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { type Controllers, ControllersContext, createControllers } from '#shared/controllers/controllers.ts';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { useIncrementalBoard } from './useIncrementalBoard.ts';

const board = {
  inPlay: Array.from({ length: 5 }, () => ({}) as MatchOutline),
  upcoming: Array.from({ length: 55 }, () => ({}) as MatchOutline),
};

/** Renders a page and returns the number of rows of each render. The list arrives with the second render. */
async function visitPage(app: Controllers): Promise<readonly (number | null)[]> {
  const rowCounts: (number | null)[] = [];
  function List({ known }: { known: boolean }) {
    const now = useIncrementalBoard(known ? board : null);
    rowCounts.push(now === null ? null : now.inPlay.length + now.upcoming.length);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const render = (known: boolean) =>
    act(async () =>
      root.render(
        <ControllersContext value={app}>
          <List known={known} />
        </ControllersContext>,
      ),
    );
  await render(false);
  await render(true);
  while (rowCounts.at(-1) !== 60) await act(() => new Promise((resolve) => setTimeout(resolve)));
  act(() => root.unmount());
  return rowCounts;
}

test('useIncrementalBoard renders one window of rows first and then a few rows at a time', async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const inSteps = [null, 4, 9, 14, 19, 24, 29, 34, 39, 44, 49, 54, 59, 60];
  const app = createControllers(new QueryClient());
  expect(await visitPage(app)).toEqual(inSteps);
  expect(await visitPage(app)).toEqual([null, 60]);
  expect(await visitPage(createControllers(new QueryClient()))).toEqual(inSteps);
});

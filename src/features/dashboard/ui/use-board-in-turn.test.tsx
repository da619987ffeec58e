// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { MatchOutline } from '#shared/live/live.ts';
import { useBoardInTurn } from './use-board-in-turn.ts';

const board = { inPlay: Array.from({ length: 5 }, () => ({}) as MatchOutline), upcoming: Array.from({ length: 55 }, () => ({}) as MatchOutline) };

/** How many rows each render of a page drew. */
function visit(): readonly (number | null)[] {
  const drawn: (number | null)[] = [];
  function List() {
    const now = useBoardInTurn(board);
    drawn.push(now === null ? null : now.inPlay.length + now.upcoming.length);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<List />));
  act(() => root.unmount());
  return drawn;
}

it('draws the page, then what a window shows, then all; and all at once where somebody comes back', () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  expect(visit()).toEqual([null, 8, 60]);
  expect(visit()).toEqual([60]);
});

import { startTransition, useEffect, useState } from 'react';
import { useController } from '#shared/controllers/controllers.ts';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { FIRST_ROWS, type MatchBoard, takeRows } from '../model/match-board.ts';

/** Rows added per step. A price change makes React restart the pending rows, so a large step might never finish. */
const ROWS_PER_STEP = 5;

/** Remembers whether this app has shown the whole board. */
function createBoardVisit() {
  let hasBeenOpened = false;
  return { hasBeenOpened: () => hasBeenOpened, markOpened: () => void (hasBeenOpened = true) };
}

/**
 * Returns the board in steps: first one window of rows, then a few rows at a time after each paint. Rendering sixty
 * matches at once blocks a slow phone. Later visits get the full board, because Back must restore the
 * scroll position. Null until the board has loaded.
 */
export function useIncrementalBoard(board: MatchBoard<MatchOutline> | null): MatchBoard<MatchOutline> | null {
  const visit = useController(createBoardVisit);
  const [rowCount, setRowCount] = useState(() => (visit.hasBeenOpened() ? Infinity : FIRST_ROWS));
  const total = board === null ? null : board.inPlay.length + board.upcoming.length;
  useEffect(() => {
    if (total === null || rowCount === Infinity) return;
    visit.markOpened();
    const next = rowCount + ROWS_PER_STEP;
    const timer = setTimeout(() => startTransition(() => setRowCount(next < total ? next : Infinity)));
    return () => clearTimeout(timer);
  }, [visit, rowCount, total]);
  if (board === null) return null;
  return rowCount === Infinity ? board : takeRows(board, rowCount);
}

import { startTransition, useEffect, useState } from 'react';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { FIRST_ROWS, type MatchBoard, takeRows } from '../model/match-board.ts';

/** Rows added per step. A price change makes React restart the pending rows, so a large step might never finish. */
const ROWS_PER_STEP = 5;

/**
 * Returns the board in steps: first one window of rows, then a few rows at a time after each paint. Rendering sixty
 * matches at once blocks a slow phone. Every visit begins at the top, Back included. Null until the board has loaded.
 */
export function useIncrementalBoard(board: MatchBoard<MatchOutline> | null): MatchBoard<MatchOutline> | null {
  const [rowCount, setRowCount] = useState(FIRST_ROWS);
  const total = board === null ? null : board.inPlay.length + board.upcoming.length;
  useEffect(() => {
    if (total === null || rowCount === Infinity) return;
    const next = rowCount + ROWS_PER_STEP;
    const timer = setTimeout(() => startTransition(() => setRowCount(next < total ? next : Infinity)));
    return () => clearTimeout(timer);
  }, [rowCount, total]);
  if (board === null) return null;
  return rowCount === Infinity ? board : takeRows(board, rowCount);
}

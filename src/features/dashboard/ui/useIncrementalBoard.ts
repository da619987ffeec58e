import { startTransition, useEffect, useState } from 'react';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { type MatchBoard, takeRows } from '../model/match-board.ts';

/** More than a phone's window shows. */
const FIRST_ROWS = 8;
/** So many at a time: a price that moves meanwhile has React begin anew with all that it has not drawn yet, and not stop before the end. */
const ROWS_PER_STEP = 5;

let hasBeenOpened = false;

/**
 * The list in turns: none of it with what made the page, then what a window shows, then a few rows at a time, each once the ones before have
 * been drawn. Sixty matches at once keep a slow phone from answering. Null before the first, and while the board is not known. Later visits
 * get it whole, because going back returns to a place in it.
 */
export function useIncrementalBoard(board: MatchBoard<MatchOutline> | null): MatchBoard<MatchOutline> | null {
  const [rowCount, setRowCount] = useState(() => (hasBeenOpened ? Infinity : 0));
  const total = board === null ? null : board.inPlay.length + board.upcoming.length;
  useEffect(() => {
    if (total === null || rowCount === Infinity) return;
    hasBeenOpened = true;
    const next = rowCount === 0 ? FIRST_ROWS : rowCount + ROWS_PER_STEP;
    const timer = setTimeout(() => startTransition(() => setRowCount(next < total ? next : Infinity)));
    return () => clearTimeout(timer);
  }, [rowCount, total]);
  if (board === null || rowCount === 0) return null;
  return rowCount === Infinity ? board : takeRows(board, rowCount);
}

import { startTransition, useEffect, useState } from 'react';
import type { MatchOutline } from '#shared/live/live.ts';
import { type Board, firstOf } from '../model/board.ts';

/** More than a phone's window shows. */
const FIRST = 8;
/** So many at a time: a price that moves meanwhile has React begin anew with all that it has not drawn yet, and not stop before the end. */
const STEP = 5;

let opened = false;

/**
 * The list in turns: none of it with what made the page, then what a window shows, then a few rows at a time, each once the ones before have
 * been drawn. Sixty matches at once keep a slow phone from answering. Null before the first, and while the board is not known. Later visits
 * get it whole, because going back returns to a place in it.
 */
export function useBoardInTurn(board: Board<MatchOutline> | null): Board<MatchOutline> | null {
  const [shown, setShown] = useState(() => (opened ? Infinity : 0));
  const total = board === null ? null : board.inPlay.length + board.upcoming.length;
  useEffect(() => {
    if (total === null || shown === Infinity) return;
    opened = true;
    const next = shown === 0 ? FIRST : shown + STEP;
    const turn = setTimeout(() => startTransition(() => setShown(next < total ? next : Infinity)));
    return () => clearTimeout(turn);
  }, [shown, total]);
  if (board === null || shown === 0) return null;
  return shown === Infinity ? board : firstOf(board, shown);
}

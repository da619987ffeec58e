import { useDeferredValue, useEffect, useState } from 'react';
import type { MatchOutline } from '#shared/live/live.ts';
import { type Board, firstOf } from '../model/board.ts';

/** More than a phone's window shows. */
const FIRST_ROWS = 10;

let opened = false;

/**
 * The list, its first rows at once. On the page's first visit the rest is drawn as soon as nothing more urgent waits: to draw sixty
 * matches keeps a slow phone from answering. Later it comes whole, because going back returns to a place in it.
 */
export function useBoardInTurn(board: Board<MatchOutline>): Board<MatchOutline> {
  const [first] = useState(() => (opened ? board : firstOf(board, FIRST_ROWS)));
  useEffect(() => {
    opened = true;
  }, []);
  return useDeferredValue(board, first);
}

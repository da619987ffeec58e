import { startTransition, useEffect, useState } from 'react';
import type { MatchOutline } from '#shared/live/live.ts';
import { type Board, firstOf } from '../model/board.ts';

/** None with what made the page; then more than a phone's window shows; then all. */
const TURNS = [0, 8, Infinity] as const;
const LAST = TURNS.length - 1;

let opened = false;

/**
 * The list in turns, each drawn as soon as nothing more urgent waits, and in pieces: to draw sixty matches at once keeps a slow phone from
 * answering. Null before the first. Later visits get it whole, because going back returns to a place in it.
 */
export function useBoardInTurn(board: Board<MatchOutline>): Board<MatchOutline> | null {
  const [turn, setTurn] = useState(() => (opened ? LAST : 0));
  useEffect(() => {
    opened = true;
    if (turn < LAST) startTransition(() => setTurn(turn + 1));
  }, [turn]);
  if (turn === 0) return null;
  return turn === LAST ? board : firstOf(board, TURNS[turn] ?? Infinity);
}

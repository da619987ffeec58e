import type { QueryClient } from '@tanstack/react-query';
import { readSession } from '#shared/storage/session.ts';
import { severalDeskOf } from '../several/api/desk.ts';
import { isAwaited } from '../several/model/told.ts';
import { toldView } from '../several/model/view.ts';
import { isContradicted } from '../model/slip.ts';
import { betWords, foundWords } from '../model/view.ts';
import { awaitedIntents, slipOf } from '../model/tray.ts';
import { texts } from '../texts.ts';
import { deskOf } from './desk.ts';

/** What became of a bet that nobody had heard of. */
export interface FoundOut {
  readonly tone: 'success' | 'error';
  readonly message: string;
}

function followSingles(queries: QueryClient, userId: string, tell: (found: FoundOut) => void): void {
  const desk = deskOf(queries);
  desk.enter(userId);
  for (const { reference } of awaitedIntents(desk.store.getState())) {
    const sent = slipOf(desk.store.getState(), reference);
    const bet = sent === null || sent.phase === 'empty' ? '' : betWords(sent.ticket);
    const stop = desk.store.subscribe((tray) => {
      if (awaitedIntents(tray).some((intent) => intent.reference === reference)) return;
      stop();
      const known = slipOf(tray, reference);
      const placed = known?.phase === 'placed';
      if (placed && isContradicted(known)) return tell({ tone: 'error', message: foundWords(known) });
      tell(placed ? { tone: 'success', message: texts.placed(bet) } : { tone: 'error', message: texts.refusedAside(bet, texts.notPlaced) });
    });
  }
}

function followSeveral(queries: QueryClient, userId: string, tell: (found: FoundOut) => void): void {
  const desk = severalDeskOf(queries);
  desk.enter(userId);
  if (!isAwaited(desk.store.getState().told)) return;
  const stop = desk.store.subscribe(({ told }) => {
    if (told === null || isAwaited(told)) return;
    stop();
    const view = toldView(told, Date.now());
    if (view.name === 'placed') tell({ tone: 'success', message: view.message });
    if (view.name === 'found') tell({ tone: 'error', message: texts.foundAnywhere(view.message, view.advice) });
    if (view.name === 'refused') tell({ tone: 'error', message: view.reason });
  });
}

/** Looks, whatever page is open, for bets that were sent before this page was loaded and whose answer nobody has seen. */
export function lookForLostBets(queries: QueryClient, tell: (found: FoundOut) => void): void {
  const userId = readSession()?.userId;
  if (userId === undefined) return;
  followSingles(queries, userId, tell);
  followSeveral(queries, userId, tell);
}

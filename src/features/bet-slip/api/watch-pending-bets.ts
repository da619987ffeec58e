import type { Controllers } from '#shared/controllers/controllers.ts';
import { readSession } from '#shared/storage/session.ts';
import { findSlipBet, listPendingIntents } from '../model/bet-slip-state.ts';
import { describeBet, describeFoundBets } from '../model/bet-slip-view.ts';
import { isContradicted } from '../model/placement/slip-bet.ts';
import { pendingMultiBets } from '../multi-bet/api/pending-multi-bets-storage.ts';
import { createAppMultiBet } from '../multi-bet/api/useMultiBetController.ts';
import { isMultiBetAwaitingOutcome } from '../multi-bet/model/multi-bet-status.ts';
import { toMultiBetStatusView } from '../multi-bet/model/multi-bet-view.ts';
import { texts } from '../texts.ts';
import { pendingBets } from './pending-bets-storage.ts';
import { createAppBetSlip } from './useBetSlipController.ts';

/** Outcome of a bet that was pending when the page loaded. */
export interface PendingBetOutcome {
  readonly tone: 'success' | 'error';
  readonly message: string;
}

type Report = (outcome: PendingBetOutcome) => void;

/** `known`: references of bets that are reported already. */
function watchSingleBets(
  controllers: Controllers,
  userId: string,
  report: Report,
  known: ReadonlySet<string> = new Set(),
): void {
  const controller = controllers.get(createAppBetSlip);
  controller.setUser(userId);
  for (const { reference } of listPendingIntents(controller.store.getState())) {
    if (known.has(reference)) continue;
    const pendingBet = findSlipBet(controller.store.getState(), reference);
    const bet = pendingBet === null ? '' : describeBet(pendingBet.ticket);
    const stop = controller.store.subscribe((state) => {
      if (listPendingIntents(state).some((intent) => intent.reference === reference)) return;
      stop();
      const slipBet = findSlipBet(state, reference);
      // Another user has signed in, who must not read this bet.
      if (slipBet === null) return;
      const isPlaced = slipBet.phase === 'placed';
      if (isPlaced && isContradicted(slipBet)) return report({ tone: 'error', message: describeFoundBets(slipBet) });
      report(
        isPlaced
          ? { tone: 'success', message: texts.placed({ bet }) }
          : { tone: 'error', message: texts.refusedBet({ bet, reason: texts.notPlaced }) },
      );
    });
  }
}

function watchMultiBet(controllers: Controllers, userId: string, report: Report): void {
  const controller = controllers.get(createAppMultiBet);
  controller.setUser(userId);
  if (!isMultiBetAwaitingOutcome(controller.store.getState().status)) return;
  const stop = controller.store.subscribe(({ status }) => {
    if (status === null || isMultiBetAwaitingOutcome(status)) return;
    stop();
    const view = toMultiBetStatusView(status, Date.now());
    if (view.name === 'placed') report({ tone: 'success', message: view.message });
    if (view.name === 'found')
      report({ tone: 'error', message: texts.foundAnywhere({ found: view.message, advice: view.advice }) });
    if (view.name === 'refused') report({ tone: 'error', message: view.reason });
  });
}

/**
 * Checks the bets that were pending when the page loaded, and those of closed tabs, on any page. Reports each outcome.
 */
export async function watchPendingBets(controllers: Controllers, report: Report): Promise<void> {
  const userId = readSession()?.userId;
  if (userId === undefined) return;
  const isSignedIn = () => readSession()?.userId === userId;
  const watchTakenBets = () => {
    const pending = listPendingIntents(controllers.get(createAppBetSlip).store.getState());
    if (isSignedIn()) watchSingleBets(controllers, userId, report, new Set(pending.map(({ reference }) => reference)));
  };
  const watchTakenMultiBet = () => {
    if (!isSignedIn()) return;
    const controller = controllers.get(createAppMultiBet);
    // The slip follows one multi-bet. A second one is checked too, and only the list of bets shows it.
    if (isMultiBetAwaitingOutcome(controller.store.getState().status)) controller.setUser(userId);
    else watchMultiBet(controllers, userId, report);
  };
  await Promise.all([
    pendingBets.recover(userId, watchTakenBets),
    pendingMultiBets.recover(userId, watchTakenMultiBet),
  ]);
  if (!isSignedIn()) return;
  watchSingleBets(controllers, userId, report);
  watchMultiBet(controllers, userId, report);
}

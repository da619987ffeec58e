import type { Controllers } from '#shared/controllers/controllers.ts';
import { readSession } from '#shared/storage/session.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { findSlipBet, listPendingIntents } from '../model/bet-slip-state.ts';
import { describeBet, describeFoundBets } from '../model/bet-slip-view.ts';
import type { ReportBetOutcome } from '../model/pending-bet-outcome.ts';
import { isContradicted } from '../model/placement/slip-bet.ts';
import { texts } from '../texts.ts';
import { pendingBets } from './pending-bets-storage.ts';
import { createAppBetSlip } from './useBetSlipController.ts';

/** `known`: references of bets that are reported already. */
function watchSingleBets(
  controllers: Controllers,
  userId: string,
  report: ReportBetOutcome,
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

/**
 * Checks the bets that were pending when the page loaded, and those of closed tabs, on any page. Reports each outcome.
 */
export async function watchPendingBets(controllers: Controllers, report: ReportBetOutcome): Promise<void> {
  const userId = readSession()?.userId;
  if (userId === undefined) return;
  const isSignedIn = () => readSession()?.userId === userId;
  // Only pages of races have its code. A multi-bet that it cannot check stays stored.
  const multiBetWatch = loadWithTexts(() => import('../multi-bet/api/watch-pending-multi-bets.ts')).then(
    ({ watchPendingMultiBets }) => watchPendingMultiBets(controllers, userId, report),
    () => undefined,
  );
  const watchTakenBets = () => {
    const pending = listPendingIntents(controllers.get(createAppBetSlip).store.getState());
    if (isSignedIn()) watchSingleBets(controllers, userId, report, new Set(pending.map(({ reference }) => reference)));
  };
  await pendingBets.recover(userId, watchTakenBets);
  if (isSignedIn()) watchSingleBets(controllers, userId, report);
  await multiBetWatch;
}

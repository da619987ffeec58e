import type { Controllers } from '#shared/controllers/controllers.ts';
import { mayHavePending } from '#shared/storage/pending-keys.ts';
import { readSession } from '#shared/storage/session.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { findSlipBet, listPendingIntents } from '../model/bet-slip-state.ts';
import { describeBet, describeFoundBets } from '../model/bet-slip-view.ts';
import type { ReportBetOutcome, WatchCause } from '../model/pending-bet-outcome.ts';
import { isContradicted } from '../model/placement/slip-bet.ts';
import { texts } from '../texts.ts';
import { pendingBets } from './pending-bets-storage.ts';
import { createAppBetSlip } from './useBetSlipController.ts';

const isSignedIn = (userId: string): boolean => readSession()?.userId === userId;

/** Starts the check of these bets, and reports their outcomes. The slip reports the others. */
function watchSingleBets(
  controllers: Controllers,
  userId: string,
  report: ReportBetOutcome,
  references: readonly string[],
): void {
  if (references.length === 0 || !isSignedIn(userId)) return;
  const controller = controllers.get(createAppBetSlip);
  controller.setUser(userId);
  for (const { reference } of listPendingIntents(controller.store.getState())) {
    if (!references.includes(reference)) continue;
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

/** Checks the bets of closed tabs on any page, at the start also the page's own, and reports each outcome. */
export async function watchPendingBets(
  controllers: Controllers,
  report: ReportBetOutcome,
  cause: WatchCause,
): Promise<void> {
  const userId = readSession()?.userId;
  if (userId === undefined) return;
  // Only pages of races have its code. A multi-bet that it cannot check stays stored.
  const multiBetWatch = mayHavePending('multiBets')
    ? loadWithTexts(() => import('../multi-bet/api/watch-pending-multi-bets.ts')).then(
        ({ watchPendingMultiBets }) => watchPendingMultiBets(controllers, userId, report, cause),
        () => undefined,
      )
    : undefined;
  const ownBets = cause === 'start' ? pendingBets.load(userId).map(({ reference }) => reference) : [];
  const takenBets = await pendingBets.recover(userId, (reference) =>
    watchSingleBets(controllers, userId, report, [reference]),
  );
  watchSingleBets(controllers, userId, report, [...ownBets, ...takenBets]);
  await multiBetWatch;
}

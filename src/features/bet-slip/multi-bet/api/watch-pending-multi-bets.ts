import type { Controllers } from '#shared/controllers/controllers.ts';
import { readSession } from '#shared/storage/session.ts';
import type { ReportBetOutcome, WatchCause } from '../../model/pending-bet-outcome.ts';
import { texts } from '../../texts.ts';
import { isMultiBetAwaitingOutcome } from '../model/multi-bet-status.ts';
import { describeMultiBetRefusal, toMultiBetStatusView } from '../model/multi-bet-view.ts';
import { pendingMultiBets } from './pending-multi-bets-storage.ts';
import { createAppMultiBet } from './useMultiBetController.ts';

function watchMultiBet(controllers: Controllers, userId: string, report: ReportBetOutcome): void {
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
    if (view.name === 'refused') report({ tone: 'error', message: describeMultiBetRefusal(status.intent, view) });
  });
}

/** Checks the multi-bets of closed tabs. At the `start` of a page also those that it left without an outcome. */
export async function watchPendingMultiBets(
  controllers: Controllers,
  userId: string,
  report: ReportBetOutcome,
  cause: WatchCause,
): Promise<void> {
  const isSignedIn = () => readSession()?.userId === userId;
  const watchTakenMultiBet = () => {
    if (!isSignedIn()) return;
    const controller = controllers.get(createAppMultiBet);
    // The slip follows one multi-bet. A second one is checked too, and only the list of bets shows it.
    if (isMultiBetAwaitingOutcome(controller.store.getState().status)) controller.setUser(userId);
    else watchMultiBet(controllers, userId, report);
  };
  const taken = await pendingMultiBets.recover(userId, watchTakenMultiBet);
  if (cause === 'other-tab' && taken.length > 0) watchTakenMultiBet();
  if (cause === 'start' && isSignedIn()) watchMultiBet(controllers, userId, report);
}

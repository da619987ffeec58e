import type { PlacementEvents, PlacementOutcome } from '#shared/domain/bet/bet-placement.ts';
import type { BetSlipController } from '../bet-slip-controller.ts';
import type { BetPayload } from './bet-intent.ts';
import { findMatchedPrice } from './slip-bet.ts';

/** Whether the list of bets may say more of a placed bet than its response: that it is not matched, or not alone. */
const isCorrection = (outcome: PlacementOutcome): boolean =>
  outcome.kind === 'placed' &&
  (outcome.refusalMessage !== null ||
    outcome.foundBets.length > 1 ||
    outcome.foundBets.some(({ matched }) => !matched));

/** Sends a bet exactly once and resolves with its outcome. A slow server can delay the outcome by minutes. */
export const placeTrackedBet = (
  controller: BetSlipController,
  payload: BetPayload,
  { onUnverified, onCorrected }: PlacementEvents,
): Promise<PlacementOutcome> =>
  new Promise((resolve) => {
    let outcome: PlacementOutcome | null = null;
    const finish = (next: PlacementOutcome) => {
      if (outcome === null) resolve(next);
      else if (isCorrection(next)) onCorrected(next);
      outcome = next;
    };
    let isUnverified = false;
    const isSent = controller.placeBesideSlip(payload, (ended) => {
      switch (ended?.type) {
        case undefined:
          return finish({ kind: 'signed-out' });
        case 'accepted': {
          const { receipts, refusalMessage = null } = ended;
          return finish({
            kind: 'placed',
            price: findMatchedPrice(receipts),
            foundBets: receipts,
            refusalMessage,
          });
        }
        case 'refused':
          return finish({ kind: 'refused', message: ended.message });
        case 'not-taken':
          return finish({ kind: 'refused', message: null });
        case 'unverified':
          if (!isUnverified) onUnverified();
          isUnverified = true;
      }
    });
    if (!isSent) finish({ kind: 'not-sent' });
  });

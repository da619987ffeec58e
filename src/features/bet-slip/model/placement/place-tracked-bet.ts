import type { PlacementEvents, PlacementOutcome } from '#shared/domain/bet/bet-placement.ts';
import type { BetSlipController } from '../bet-slip-controller.ts';
import type { BetPayload } from './bet-intent.ts';

/** Sends a bet exactly once and resolves with its outcome. A slow server can delay the outcome by minutes. */
export const placeTrackedBet = (
  controller: BetSlipController,
  payload: BetPayload,
  { onUnverified, onCorrected }: PlacementEvents,
): Promise<PlacementOutcome> =>
  new Promise((resolve) => {
    let outcome: PlacementOutcome | null = null;
    const finish = (next: PlacementOutcome) => {
      const isContradiction = next.kind === 'placed' && (next.foundBets.length > 1 || next.refusalMessage !== null);
      if (outcome === null) resolve(next);
      else if (isContradiction) onCorrected(next);
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
            price: receipts[0]?.price ?? null,
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

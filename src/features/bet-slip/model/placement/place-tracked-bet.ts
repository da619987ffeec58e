import type { Bet } from '#shared/domain/bet/bet.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import type { BetSlipController } from '../bet-slip-controller.ts';
import type { BetPayload } from './bet-intent.ts';

/** What became of a bet that was placed from beside the slip. */
export type TrackedBetOutcome =
  /**
   * `price` null: the price it was matched at is not told yet. `found`: the bets that the list shows for it, empty until it is read.
   * `refused`: the server's message where it had refused the bet.
   */
  | {
      readonly kind: 'placed';
      readonly price: Odds | null;
      readonly foundBets: readonly Bet[];
      readonly refusalMessage: string | null;
    }
  /** `message` is the server's; null where the answer was lost and the bet is not among the bettor's bets. */
  | { readonly kind: 'refused'; readonly message: string | null }
  /** Nothing went out: another bet was under way, or the same is in doubt. */
  | { readonly kind: 'not-sent' }
  /** Its bettor signed out before the end was known. */
  | { readonly kind: 'signed-out' };

/** What happens to a bet beside its end. */
export interface TrackedBetEvents {
  /** The answer is lost, and the bet is being looked for. */
  onLost(): void;
  /** After the end: the list of bets shows more than the answer said. */
  onCorrected(outcome: TrackedBetOutcome): void;
}

/** Sends a bet once and waits until its end is known, however long that takes. */
export const placeTrackedBet = (
  controller: BetSlipController,
  order: BetPayload,
  { onLost, onCorrected }: TrackedBetEvents,
): Promise<TrackedBetOutcome> =>
  new Promise((resolve) => {
    let outcome: TrackedBetOutcome | null = null;
    const finish = (next: TrackedBetOutcome) => {
      const isContradiction = next.kind === 'placed' && (next.foundBets.length > 1 || next.refusalMessage !== null);
      if (outcome === null) resolve(next);
      else if (isContradiction) onCorrected(next);
      outcome = next;
    };
    let isLost = false;
    const isSent = controller.placeOrder(order, (outcome) => {
      switch (outcome?.type) {
        case undefined:
          return finish({ kind: 'signed-out' });
        case 'accepted': {
          const { receipts, rejection = null } = outcome;
          return finish({
            kind: 'placed',
            price: receipts[0]?.price ?? null,
            foundBets: receipts,
            refusalMessage: rejection,
          });
        }
        case 'rejected':
          return finish({ kind: 'refused', message: outcome.message });
        case 'notTaken':
          return finish({ kind: 'refused', message: null });
        case 'unverified':
          if (!isLost) onLost();
          isLost = true;
      }
    });
    if (!isSent) finish({ kind: 'not-sent' });
  });

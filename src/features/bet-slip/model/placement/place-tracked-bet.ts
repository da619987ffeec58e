import type { Bet } from '#shared/domain/bet/bet.ts';
import type { BetPrice } from '#shared/domain/odds/odds.ts';
import type { BetSlipController } from '../bet-slip-controller.ts';
import type { BetPayload } from './bet-intent.ts';

/** Outcome of a bet that was placed from outside the slip. */
export type TrackedBetOutcome =
  /**
   * `price`: the matched price; null while unknown. `foundBets`: the bets that the list shows for it; empty until the
   * list loads. `refusalMessage`: the server's message when it refused the bet.
   */
  | {
      readonly kind: 'placed';
      readonly price: BetPrice | null;
      readonly foundBets: readonly Bet[];
      readonly refusalMessage: string | null;
    }
  /** `message`: the server's message; null when the response was lost and the list has no such bet. */
  | { readonly kind: 'refused'; readonly message: string | null }
  /** Nothing was sent: another bet was in flight, or the same bet is unverified. */
  | { readonly kind: 'not-sent' }
  /** The user signed out before the outcome was known. */
  | { readonly kind: 'signed-out' };

/** Callbacks beside the outcome. */
export interface TrackedBetEvents {
  /** The response was lost. The bet is unverified until the list of bets shows its outcome. */
  onUnverified(): void;
  /** The bet list contradicts an outcome that was already reported. */
  onCorrected(outcome: TrackedBetOutcome): void;
}

/** Sends a bet exactly once and resolves with its outcome. A slow server can delay the outcome by minutes. */
export const placeTrackedBet = (
  controller: BetSlipController,
  order: BetPayload,
  { onUnverified, onCorrected }: TrackedBetEvents,
): Promise<TrackedBetOutcome> =>
  new Promise((resolve) => {
    let outcome: TrackedBetOutcome | null = null;
    const finish = (next: TrackedBetOutcome) => {
      const isContradiction = next.kind === 'placed' && (next.foundBets.length > 1 || next.refusalMessage !== null);
      if (outcome === null) resolve(next);
      else if (isContradiction) onCorrected(next);
      outcome = next;
    };
    let isUnverified = false;
    const isSent = controller.placeBesideSlip(order, (outcome) => {
      switch (outcome?.type) {
        case undefined:
          return finish({ kind: 'signed-out' });
        case 'accepted': {
          const { receipts, refusalMessage = null } = outcome;
          return finish({
            kind: 'placed',
            price: receipts[0]?.price ?? null,
            foundBets: receipts,
            refusalMessage,
          });
        }
        case 'refused':
          return finish({ kind: 'refused', message: outcome.message });
        case 'not-taken':
          return finish({ kind: 'refused', message: null });
        case 'unverified':
          if (!isUnverified) onUnverified();
          isUnverified = true;
      }
    });
    if (!isSent) finish({ kind: 'not-sent' });
  });

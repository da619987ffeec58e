import type { Reconciliation } from '#shared/commands/reconciliation.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { NO_OTHER_BETS, type OtherBets } from '../../model/other-bets.ts';
import { isSameTerms } from '../../model/placement/bet-intent.ts';
import type { BetOutcome, BetRefusal } from '../../model/placement/slip-bet.ts';
import type { LegTerms, MultiBetIntent } from './multi-bet-intent.ts';

/** Status of bets that were sent as one. */
export type MultiBetStatus =
  | { readonly phase: 'sent'; readonly intent: MultiBetIntent }
  /**
   * `message`: the server's message; null when a check found the bets. `bets`: may be empty, because responses need not
   * contain them; more than the legs when the server repeated them. `refusalMessage`: the server's message when it
   * refused the bets.
   */
  | {
      readonly phase: 'placed';
      readonly intent: MultiBetIntent;
      readonly message: string | null;
      readonly bets: readonly Bet[];
      readonly refusalMessage: string | null;
    }
  | { readonly phase: 'refused'; readonly intent: MultiBetIntent; readonly refusal: BetRefusal }
  | { readonly phase: 'unverified'; readonly intent: MultiBetIntent; readonly reconciliation: Reconciliation }
  /** Some bets stand and others do not, although the server should place all or none. */
  | { readonly phase: 'partly'; readonly intent: MultiBetIntent; readonly bets: readonly Bet[] };

/** Whether these bets still await an outcome. */
export const isMultiBetAwaitingOutcome = (
  status: MultiBetStatus | null,
): status is Extract<MultiBetStatus, { phase: 'sent' | 'unverified' }> =>
  status?.phase === 'sent' || status?.phase === 'unverified';

/** Whether the bet list contradicts the response. */
export const isMultiBetContradicted = (status: MultiBetStatus): boolean =>
  status.phase === 'placed' && (status.bets.length > status.intent.legs.length || status.refusalMessage !== null);

/** Returns the bets that still await an outcome, for the single slip. */
export const toOtherBets = (status: MultiBetStatus | null): OtherBets =>
  isMultiBetAwaitingOutcome(status)
    ? status.intent.legs.map(({ selection }) => ({ phase: status.phase, selection }))
    : NO_OTHER_BETS;

/**
 * Returns the reference to use again for these legs; undefined for new bets. Bets that a check did not find may still
 * arrive late. With the same reference the server acts once on both.
 */
export function findReusableMultiBetReference(
  status: MultiBetStatus | null,
  legs: readonly LegTerms[],
): string | undefined {
  if (status?.phase !== 'refused' || status.refusal.by !== 'check') return undefined;
  const { intent } = status;
  const isSame =
    intent.legs.length === legs.length && legs.every((leg) => intent.legs.some((sent) => isSameTerms(sent, leg)));
  return isSame ? intent.reference : undefined;
}

/** Converts an outcome of the command runner to a status. */
export function toMultiBetStatus(intent: MultiBetIntent, outcome: BetOutcome): MultiBetStatus {
  switch (outcome.type) {
    case 'accepted':
      return {
        phase: 'placed',
        intent,
        message: outcome.message,
        bets: outcome.receipts,
        refusalMessage: outcome.refusalMessage ?? null,
      };
    case 'partly-accepted':
      return { phase: 'partly', intent, bets: outcome.receipts };
    case 'refused':
      return { phase: 'refused', intent, refusal: { by: 'server', message: outcome.message } };
    case 'not-taken':
      return { phase: 'refused', intent, refusal: { by: 'check' } };
    case 'unverified':
      return { phase: 'unverified', intent, reconciliation: outcome.reconciliation };
  }
}

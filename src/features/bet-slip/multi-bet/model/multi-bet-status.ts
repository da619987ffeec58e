import type { Bet } from '#shared/domain/bet/bet.ts';
import type { BetReconciliation } from '../../model/placement/bet-reconciliation.ts';
import type { BetRefusal } from '../../model/placement/slip.ts';
import type { MultiBetIntent } from './multi-bet-intent.ts';

/** What is known of bets that were sent as one. */
export type MultiBetStatus =
  | { readonly phase: 'sent'; readonly intent: MultiBetIntent }
  /**
   * `message` is the server's, null where a look found the bets. `bets` may be empty: the answer need not bring them; more than there are
   * legs where the server took them repeatedly. `refused`: the server's message where it had refused the bets.
   */
  | {
      readonly phase: 'placed';
      readonly intent: MultiBetIntent;
      readonly message: string | null;
      readonly bets: readonly Bet[];
      readonly refusalMessage: string | null;
    }
  | { readonly phase: 'refused'; readonly intent: MultiBetIntent; readonly refusal: BetRefusal }
  | { readonly phase: 'unknown'; readonly intent: MultiBetIntent; readonly reconciliation: BetReconciliation }
  /** Against the promise of all or none, some stand and others do not. */
  | { readonly phase: 'partly'; readonly intent: MultiBetIntent; readonly bets: readonly Bet[] };

/** Whether the end of these bets is still to be heard of. */
export const isAwaitingOutcome = (
  status: MultiBetStatus | null,
): status is Extract<MultiBetStatus, { phase: 'sent' | 'unknown' }> =>
  status?.phase === 'sent' || status?.phase === 'unknown';

/** Whether the list of bets contradicts the answer. */
export const isContradicted = (status: MultiBetStatus): boolean =>
  status.phase === 'placed' && (status.bets.length > status.intent.legs.length || status.refusalMessage !== null);

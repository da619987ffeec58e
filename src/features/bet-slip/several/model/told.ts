import type { Bet } from '#shared/domain/bet.ts';
import type { Doubt } from '../../model/doubt.ts';
import type { Refusal } from '../../model/slip.ts';
import type { SeveralIntent } from './intent.ts';

/** What is known of bets that were sent as one. */
export type Told =
  | { readonly phase: 'sent'; readonly intent: SeveralIntent }
  /**
   * `message` is the server's, null where a look found the bets. `bets` may be empty: the answer need not bring them; more than there are
   * legs where the server took them repeatedly. `refused`: the server's message where it had refused the bets.
   */
  | {
      readonly phase: 'placed';
      readonly intent: SeveralIntent;
      readonly message: string | null;
      readonly bets: readonly Bet[];
      readonly refused: string | null;
    }
  | { readonly phase: 'refused'; readonly intent: SeveralIntent; readonly refusal: Refusal }
  | { readonly phase: 'unknown'; readonly intent: SeveralIntent; readonly doubt: Doubt }
  /** Against the promise of all or none, some stand and others do not. */
  | { readonly phase: 'partly'; readonly intent: SeveralIntent; readonly bets: readonly Bet[] };

/** Whether the end of these bets is still to be heard of. */
export const isAwaited = (told: Told | null): told is Extract<Told, { phase: 'sent' | 'unknown' }> => told?.phase === 'sent' || told?.phase === 'unknown';

/** Whether the list of bets contradicts the answer. */
export const isContradicted = (told: Told): boolean =>
  told.phase === 'placed' && (told.bets.length > told.intent.legs.length || told.refused !== null);

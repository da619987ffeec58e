import type { BettingPreferences } from './betting-preferences.ts';

/**
 * Whether the slip and the multi-bet ask for a second press before they send. A one-click bet never does: the bettor
 * agreed to one press.
 */
export const isConfirmationRequired = ({ asksToConfirm }: BettingPreferences): boolean => asksToConfirm;

/** A first press on the button, for this ticket or multi-bet draft. `at`: milliseconds of a monotonic clock. */
export interface FirstPress<Draft extends object> {
  readonly draft: Draft;
  readonly at: number;
}

/** A second press within this many milliseconds counts as a double click, not as a confirmation. */
export const MIN_CONFIRM_DELAY_MS = 300;

/**
 * Whether the button waits for a confirmation of this draft. Any edit creates another draft, which needs its own
 * confirmation.
 */
export const isAwaitingConfirmation = <Draft extends object>(
  firstPress: FirstPress<Draft> | null,
  draft: Draft,
): firstPress is FirstPress<Draft> => firstPress?.draft === draft;

export const isConfirmed = <Draft extends object>(
  firstPress: FirstPress<Draft> | null,
  draft: Draft,
  now: number,
): boolean => isAwaitingConfirmation(firstPress, draft) && now - firstPress.at >= MIN_CONFIRM_DELAY_MS;

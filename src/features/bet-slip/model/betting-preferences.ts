import { money, type Money } from '#shared/domain/money/money.ts';
import type { SlipPreferences } from '#shared/storage/slip-preferences.ts';
import type { PricePolicy } from './ticket/price-policy.ts';

/** How bets are sent on this device. */
export type BettingPreferences = SlipPreferences;

/** Asked once more, one press sends nothing, and odds are filled as the exchange does. */
export const DEFAULT_PREFERENCES: BettingPreferences = {
  confirm: true,
  oneClick: false,
  oneClickStake: null,
  oneClickBy: null,
  price: 'better',
  ticks: 2,
};

export const pricePolicy = ({ price, ticks }: BettingPreferences): PricePolicy =>
  price === 'within' ? { kind: 'within', ticks } : { kind: price };

/** The stake that one press of this user sends; null while it sends nothing: it is off, not agreed to, or has no stake. */
export const getOneClickStake = (
  { oneClick, oneClickBy, oneClickStake }: BettingPreferences,
  userId: string | null,
): Money | null =>
  oneClick && userId !== null && oneClickBy === userId && oneClickStake !== null ? money(oneClickStake) : null;

/** The button was pressed for this ticket, or these several; `at` in milliseconds of a clock that nobody sets: only the span counts. */
export interface ConfirmationRequest<Draft extends object> {
  readonly ticket: Draft;
  readonly at: number;
}

/** A double click is one press. */
export const MIN_CONFIRM_DELAY_MS = 300;

/** Whether the button asks now. Anything typed or followed since makes another ticket, and is asked about anew. */
export const isConfirming = <Draft extends object>(
  request: ConfirmationRequest<Draft> | null,
  ticket: Draft,
): request is ConfirmationRequest<Draft> => request?.ticket === ticket;

export const isConfirmed = <Draft extends object>(
  request: ConfirmationRequest<Draft> | null,
  ticket: Draft,
  now: number,
): boolean => isConfirming(request, ticket) && now - request.at >= MIN_CONFIRM_DELAY_MS;

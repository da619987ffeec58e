import { money, type Money } from '#shared/domain/money.ts';
import type { SlipPreferences } from '#shared/storage/slip-preferences.ts';
import type { PricePolicy } from './policy.ts';

/** How bets are sent on this device. */
export type Sending = SlipPreferences;

/** Asked once more, one press sends nothing, and odds are filled as the exchange does. */
export const USUAL: Sending = { confirm: true, oneClick: false, oneClickStake: null, oneClickBy: null, price: 'better', ticks: 2 };

export const policyOf = ({ price, ticks }: Sending): PricePolicy => (price === 'within' ? { kind: 'within', ticks } : { kind: price });

/** The stake that one press of this user sends; null while it sends nothing: it is off, not agreed to, or has no stake. */
export const oneClickStakeOf = ({ oneClick, oneClickBy, oneClickStake }: Sending, userId: string | null): Money | null =>
  oneClick && userId !== null && oneClickBy === userId && oneClickStake !== null ? money(oneClickStake) : null;

/** The button was pressed for this ticket, or these several; `at` in milliseconds of a clock that nobody sets: only the span counts. */
export interface Asked<Typed extends object> {
  readonly ticket: Typed;
  readonly at: number;
}

/** A double click is one press. */
export const SECOND_PRESS_AFTER_MS = 300;

/** Whether the button asks now. Anything typed or followed since makes another ticket, and is asked about anew. */
export const asks = <Typed extends object>(asked: Asked<Typed> | null, ticket: Typed): asked is Asked<Typed> => asked?.ticket === ticket;

export const confirms = <Typed extends object>(asked: Asked<Typed> | null, ticket: Typed, now: number): boolean => asks(asked, ticket) && now - asked.at >= SECOND_PRESS_AFTER_MS;

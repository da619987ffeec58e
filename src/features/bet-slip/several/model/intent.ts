import type { Bet } from '#shared/domain/bet.ts';
import { isLegOf, isSameSelection, type Intent } from '../../model/intent.ts';
import type { BetRegister } from '../../model/register.ts';

/** Several bets sent as one: all stand, or none. Every leg carries the same reference. */
export interface SeveralIntent {
  readonly reference: string;
  readonly matchId: string;
  readonly legs: readonly [Intent, ...Intent[]];
}

/** The bets that the legs became, in the order of the legs: more than one for a leg where the server acted on it repeatedly. */
export const identifyLegs = (register: BetRegister, { legs }: SeveralIntent, bets: readonly Bet[]): readonly Bet[] =>
  legs.flatMap((leg) => register.identify(leg, bets, isLegOf));

/** How many legs stand. */
export const standingLegs = ({ legs }: SeveralIntent, bets: readonly Bet[]): number =>
  legs.filter((leg) => bets.some((bet) => isSameSelection(leg, bet))).length;

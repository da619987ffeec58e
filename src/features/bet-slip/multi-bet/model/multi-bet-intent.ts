import type { Bet } from '#shared/domain/bet/bet.ts';
import { isLegOfIntent, isSameSelection, type BetIntent } from '../../model/placement/bet-intent.ts';
import type { BetRegister } from '../../model/placement/bet-register.ts';

/** Several bets sent as one: all stand, or none. Every leg carries the same reference. */
export interface MultiBetIntent {
  readonly reference: string;
  readonly matchId: string;
  readonly legs: readonly [BetIntent, ...BetIntent[]];
}

/** The bets that the legs became, in the order of the legs: more than one for a leg where the server acted on it repeatedly. */
export const identifyLegs = (register: BetRegister, { legs }: MultiBetIntent, bets: readonly Bet[]): readonly Bet[] =>
  legs.flatMap((leg) => register.identify(leg, bets, isLegOfIntent));

/** How many legs stand. */
export const countStandingLegs = ({ legs }: MultiBetIntent, bets: readonly Bet[]): number =>
  legs.filter((leg) => bets.some((bet) => isSameSelection(leg, bet))).length;

import type { MoneyCommand } from '#shared/commands/command.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { isSameSelection, type BetPayload, type BetIntent } from '../../model/placement/bet-intent.ts';
import type { OddsSelection } from '../../model/ticket/selection.ts';

/** One runner with the odds and the stake that are sent. */
export type LegTerms = Pick<BetPayload, 'price' | 'stake'> & { readonly selection: OddsSelection };

/** Several bets sent as one: all stand, or none. */
export interface MultiBetPayload extends Pick<BetPayload, 'delaySeconds' | 'knownBetIds'> {
  readonly matchId: string;
  readonly legs: readonly LegTerms[];
}

export type MultiBetIntent = MoneyCommand<MultiBetPayload>;

/** Every leg as a bet of its own, under the one reference of all. */
export const betsOfLegs = ({ legs, matchId: _matchId, ...common }: MultiBetIntent): readonly BetIntent[] =>
  legs.map((leg) => ({ ...common, ...leg }));

/** How many legs stand. */
export const countStandingLegs = ({ legs }: MultiBetPayload, bets: readonly Bet[]): number =>
  legs.filter((leg) => bets.some((bet) => isSameSelection(leg, bet))).length;

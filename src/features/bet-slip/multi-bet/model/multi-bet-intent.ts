import type { MoneyCommand } from '#shared/commands/command.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import { type BetIntent, type BetPayload, isSameSelection } from '../../model/placement/bet-intent.ts';

/** One runner with the odds and stake to send. */
export type LegTerms = Pick<BetPayload, 'price' | 'stake'> & { readonly selection: OddsSelection };

/** Several bets in one request. The server places all or none. */
export interface MultiBetPayload extends Pick<BetPayload, 'delaySeconds' | 'knownBetIds'> {
  readonly matchId: string;
  readonly legs: readonly LegTerms[];
}

export type MultiBetIntent = MoneyCommand<MultiBetPayload>;

/** Converts every leg to a bet of its own. All share one reference. */
export const splitBetsByLeg = ({ legs, matchId: _matchId, ...common }: MultiBetIntent): readonly BetIntent[] =>
  legs.map((leg) => ({ ...common, ...leg }));

/** Counts the legs that stand. */
export const countStandingLegs = ({ legs }: MultiBetPayload, bets: readonly Bet[]): number =>
  legs.filter((leg) => bets.some((bet) => isSameSelection(leg, bet))).length;

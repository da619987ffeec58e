import { projectBalance, type ProjectedBalance } from '#shared/domain/bet/balance.ts';
import type { MatchedBet, RunnerPosition } from '#shared/domain/bet/bet.ts';
import { calculateMultiBetResult } from '#shared/domain/bet/multi-bet.ts';
import {
  addBetToSingleWinnerPositions,
  completeSingleWinnerPositions,
  findLowestSingleWinnerResult,
} from '#shared/domain/bet/single-winner-positions.ts';
import { type Money, negate, sum } from '#shared/domain/money/money.ts';
import { asOdds } from '#shared/domain/odds/odds.ts';
import type { BettingAccount, RunnerIds } from '../../model/checks/bet-figures.ts';
import { calculateExactProfit, listStakedLegs, type MultiBetDraft, type MultiBetLeg } from './multi-bet-draft.ts';

export interface MultiBetFigures {
  /** The legs with the stakes to send, in the order of the slip. */
  readonly legs: readonly MultiBetLeg[];
  /** Result of these bets if the runner wins; empty until every leg has a price and a stake. */
  readonly ifWins: readonly RunnerPosition[];
  /** Result if a runner outside the slip wins; null without a figure or such a runner. */
  readonly other: Money | null;
  /** An equal profit before the stakes are rounded to whole units. */
  readonly exactProfit: Money | null;
  /** Sum of all stakes. */
  readonly total: Money;
  /** Largest possible loss of these bets, 0 or above. */
  readonly liability: Money | null;
  readonly balanceAfter: ProjectedBalance | null;
  /** Position of each runner with these bets and the placed ones. */
  readonly positions: readonly RunnerPosition[] | null;
}

const toMatchedBets = ({ selection, price, stake }: MultiBetLeg): MatchedBet[] =>
  price === null || stake <= 0
    ? []
    : [{ runnerId: selection.runnerId, side: selection.side, price: asOdds(price), stake }];

/**
 * Calculates profit and cost of the bets. `field`: the runners that can still win. Bets on removed runners are void and
 * do not count.
 */
export function calculateMultiBetFigures(
  draft: MultiBetDraft,
  account: BettingAccount,
  field: RunnerIds,
): MultiBetFigures {
  const legs = listStakedLegs(draft);
  const stakes = legs.flatMap(toMatchedBets);
  const total = sum(legs.map(({ stake }) => stake));
  const noFigures: MultiBetFigures = {
    legs,
    ifWins: [],
    other: null,
    exactProfit: calculateExactProfit(draft),
    total,
    liability: null,
    balanceAfter: null,
    positions: null,
  };
  if (stakes.length === 0 || stakes.length < legs.length) return noFigures;
  const { ifWins, other } = calculateMultiBetResult(stakes);
  const isWholeField =
    field.length > 0 && field.every((runnerId) => ifWins.some((position) => position.runnerId === runnerId));
  const worstResult = findLowestSingleWinnerResult(isWholeField ? ifWins : [...ifWins, { runnerId: 0, result: other }]);
  const own = { ...noFigures, ifWins, other: isWholeField ? null : other, liability: negate(worstResult) };
  const marketId = draft.legs[0]?.selection.marketId ?? '';
  if (account.positions === null || field.length === 0) return own;
  const current = completeSingleWinnerPositions(account.positions[marketId] ?? [], field);
  const positions = stakes.reduce<readonly RunnerPosition[]>(
    (changed, stake) => addBetToSingleWinnerPositions('odds', changed, stake),
    current,
  );
  return {
    ...own,
    positions,
    balanceAfter:
      account.balance === null
        ? null
        : projectBalance(account.balance, {
            before: findLowestSingleWinnerResult(current),
            after: findLowestSingleWinnerResult(positions),
          }),
  };
}

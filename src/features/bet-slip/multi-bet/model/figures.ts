import { projectBalance, type ProjectedBalance } from '#shared/domain/bet/balance.ts';
import type { RunnerPosition, MatchedBet } from '#shared/domain/bet/bet.ts';
import { negate, sum, type Money } from '#shared/domain/money/money.ts';
import { completePositions, addBetToPositions, worstCase } from '#shared/domain/bet/position.ts';
import { calculateMultiBetResult } from '#shared/domain/bet/multi-bet.ts';
import type { BettingAccount, RunnerIds } from '../../model/checks/figures.ts';
import { exactProfit, stakedLegs, type MultiBetLeg, type MultiBetDraft } from './draft.ts';

export interface MultiBetFigures {
  /** With the stakes that would be sent, in the order of the slip. */
  readonly legs: readonly MultiBetLeg[];
  /** What these bets bring if the runner wins; empty until every leg has price and stake. */
  readonly ifWins: readonly RunnerPosition[];
  /** If a runner that is not in the slip wins; null where there is no figure yet or no such runner. */
  readonly other: Money | null;
  /** An equal profit before stakes are cut to whole units. */
  readonly exactProfit: Money | null;
  /** What all the stakes come to. */
  readonly total: Money;
  /** What these bets can lose, 0 or above. */
  readonly liability: Money | null;
  readonly after: ProjectedBalance | null;
  /** What each runner would bring with these bets and those that stand. */
  readonly positions: readonly RunnerPosition[] | null;
}

const stakeOf = ({ selection, price, stake }: MultiBetLeg): MatchedBet[] =>
  price === null || stake <= 0 ? [] : [{ runnerId: selection.runnerId, side: selection.side, price, stake }];

/** `field`: the runners that can still win. Bets on runners that were taken out are void, and count for nothing. */
export function calculateMultiBetFigures(
  draft: MultiBetDraft,
  account: BettingAccount,
  field: RunnerIds,
): MultiBetFigures {
  const legs = stakedLegs(draft);
  const stakes = legs.flatMap(stakeOf);
  const total = sum(legs.map(({ stake }) => stake));
  const noFigures: MultiBetFigures = {
    legs,
    ifWins: [],
    other: null,
    exactProfit: exactProfit(draft),
    total,
    liability: null,
    after: null,
    positions: null,
  };
  if (stakes.length === 0 || stakes.length < legs.length) return noFigures;
  const { ifWins, other } = calculateMultiBetResult(stakes);
  const isWholeField =
    field.length > 0 && field.every((runnerId) => ifWins.some((position) => position.runnerId === runnerId));
  const worstResult = worstCase(isWholeField ? ifWins : [...ifWins, { runnerId: 0, result: other }]);
  const own = { ...noFigures, ifWins, other: isWholeField ? null : other, liability: negate(worstResult) };
  const marketId = draft.legs[0]?.selection.marketId ?? '';
  if (account.positions === null || field.length === 0) return own;
  const current = completePositions(account.positions[marketId] ?? [], field);
  const positions = stakes.reduce<readonly RunnerPosition[]>(
    (standing, stake) => addBetToPositions('odds', standing, stake),
    current,
  );
  return {
    ...own,
    positions,
    after: account.balance === null ? null : projectBalance(account.balance, worstCase(current), worstCase(positions)),
  };
}

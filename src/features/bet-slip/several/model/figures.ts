import { balanceAfter, type BalanceAfter } from '#shared/domain/balance.ts';
import type { RunnerPosition, Stake } from '#shared/domain/bet.ts';
import { negate, sum, type Money } from '#shared/domain/money.ts';
import { completePositions, withBet, worstCase } from '#shared/domain/position.ts';
import { severalResult } from '#shared/domain/several.ts';
import type { Account, RunnerIds } from '../../model/figures.ts';
import { exactProfit, stakedLegs, type Leg, type SeveralDraft } from './draft.ts';

export interface SeveralFigures {
  /** With the stakes that would be sent, in the order of the slip. */
  readonly legs: readonly Leg[];
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
  readonly after: BalanceAfter | null;
  /** What each runner would bring with these bets and those that stand. */
  readonly positions: readonly RunnerPosition[] | null;
}

const stakeOf = ({ pick, price, stake }: Leg): Stake[] => (price === null || stake <= 0 ? [] : [{ runnerId: pick.runnerId, side: pick.side, price, stake }]);

/** `field`: the runners that can still win. Bets on runners that were taken out are void, and count for nothing. */
export function severalFigures(draft: SeveralDraft, account: Account, field: RunnerIds): SeveralFigures {
  const legs = stakedLegs(draft);
  const stakes = legs.flatMap(stakeOf);
  const total = sum(legs.map(({ stake }) => stake));
  const nothing: SeveralFigures = { legs, ifWins: [], other: null, exactProfit: exactProfit(draft), total, liability: null, after: null, positions: null };
  if (stakes.length === 0 || stakes.length < legs.length) return nothing;
  const { ifWins, other } = severalResult(stakes);
  const wholeField = field.length > 0 && field.every((runnerId) => ifWins.some((position) => position.runnerId === runnerId));
  const alone = worstCase(wholeField ? ifWins : [...ifWins, { runnerId: 0, result: other }]);
  const own = { ...nothing, ifWins, other: wholeField ? null : other, liability: negate(alone) };
  const marketId = draft.legs[0]?.pick.marketId ?? '';
  if (account.positions === null || field.length === 0) return own;
  const current = completePositions(account.positions[marketId] ?? [], field);
  const positions = stakes.reduce<readonly RunnerPosition[]>((standing, stake) => withBet('odds', standing, stake), current);
  return { ...own, positions, after: account.balance === null ? null : balanceAfter(account.balance, worstCase(current), worstCase(positions)) };
}

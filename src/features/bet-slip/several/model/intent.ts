import type { Bet } from '#shared/domain/bet.ts';
import { isLegOf, type Intent } from '../../model/intent.ts';

/** Several bets sent as one: all stand, or none. Every leg carries the same reference. */
export interface SeveralIntent {
  readonly reference: string;
  readonly matchId: string;
  readonly legs: readonly [Intent, ...Intent[]];
}

/** The bets that the legs became, each leg its own bet; as many as are found. */
export function findLegs({ legs }: SeveralIntent, bets: readonly Bet[]): readonly Bet[] {
  const claimed = new Set<string>();
  return legs.flatMap((leg) => {
    const bet = bets.find((candidate) => !claimed.has(candidate.betId) && isLegOf(leg, candidate));
    if (bet === undefined) return [];
    claimed.add(bet.betId);
    return [bet];
  });
}

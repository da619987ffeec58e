import { useMemo } from 'react';
import { useMatchBets } from '#features/bets/index.ts';
import type { BettingAccount } from '#features/bet-slip/index.ts';
import { useBalance, useMatchPositions } from '#features/positions/index.ts';

/** The bettor's balance, positions and bets on a match; the same object until one of the three changes. */
export function useAccount(matchId: string): BettingAccount {
  const balance = useBalance();
  const positions = useMatchPositions(matchId);
  const bets = useMatchBets(matchId);
  return useMemo(() => ({ balance, positions, bets }), [balance, positions, bets]);
}

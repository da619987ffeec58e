import { useMemo } from 'react';
import type { BettingAccount } from '#features/bet-slip/index.ts';
import { useMatchBets } from '#features/bets/index.ts';
import { useBalance, useMatchPositions } from '#features/positions/index.ts';

/** Returns the bettor's balance, positions and bets on a match. The object changes only when one of the three does. */
export function useAccount(matchId: string): BettingAccount {
  const balance = useBalance();
  const positions = useMatchPositions(matchId);
  const bets = useMatchBets(matchId);
  return useMemo(() => ({ balance, positions, bets }), [balance, positions, bets]);
}

/** First words of query keys that more than one feature refreshes (specification 4, cache refresh). */
export const queryKeys = {
  bets: ['bets'],
  positions: ['positions'],
  fancyPositions: ['fancy-positions'],
  balance: ['balance'],
  exposures: ['exposures'],
  stakes: ['stakes'],
  walletDetails: ['wallet-details'],
  walletRequests: ['wallet-requests'],
} as const satisfies Record<string, readonly [string]>;

/** Keys that a stream writes beside the call that reads them. */
export const matchBetsKey = (matchId: string) => [...queryKeys.bets, 'match', matchId] as const;
export const matchScoreKey = (matchId: string) => ['score', matchId] as const;

/** First elements of query keys that several features refresh (docs/requirements.md#42-freshness). */
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

/** Keys that a stream writes, besides the call that reads them. */
export const getMatchBetsKey = (matchId: string) => [...queryKeys.bets, 'match', matchId] as const;
export const getMatchScoreKey = (matchId: string) => ['score', matchId] as const;

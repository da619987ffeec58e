import type { MarketOutline, MatchOutline } from '../outlines.ts';

/** Builds a market outline from a home row, which has neither price steps nor limits. */
export function outlineRow(row: MatchOutline): MarketOutline {
  const { sportId, matchId, matchName, startsAt, marketId, marketName: name, runners } = row;
  return {
    sportId,
    matchId,
    matchName,
    startsAt,
    marketId,
    name,
    type: 'match-odds',
    kind: 'odds',
    winners: undefined,
    ladder: 'step',
    minStake: null,
    maxStake: null,
    runners,
  };
}

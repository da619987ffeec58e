import type { MarketOutline, MatchOutline } from '../live-feed.ts';

/** The market of a home row, as far as the row tells: neither its price steps nor its limits. */
export function outlineFromRow(row: MatchOutline): MarketOutline {
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

import type { Market } from '#shared/domain/market/market.ts';
import type { Exchange } from '../exchange.ts';

/** Finds the match odds of an in-play cricket match with two runners. */
export function findCricketMarket({ board }: Exchange): Market {
  const match = board.listHomeMatches().find((row) => row.sportId === '4' && row.inPlay && row.runners.length === 2);
  const market = match && board.listMatchMarkets(match.matchId).find(({ type }) => type === 'match-odds');
  if (market === undefined) throw new Error('no cricket match in play');
  return market;
}

/** Finds the match odds of an in-play soccer or tennis match. */
export function findInPlayMarket({ board }: Exchange, sportId: '1' | '2'): Market {
  const match = board.listHomeMatches().find((row) => row.sportId === sportId && row.inPlay);
  const market = match && board.listMatchMarkets(match.matchId).find(({ type }) => type === 'match-odds');
  if (market === undefined) throw new Error(`no match of sport ${sportId} in play`);
  return market;
}

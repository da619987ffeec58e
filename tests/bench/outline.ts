import type { MarketOutline } from '#shared/live/live.ts';
import { MARKETS, RUNNERS } from './generated-feed.ts';

export const marketNumbers = Array.from({ length: MARKETS }, (_, market) => market);

const outlines: readonly MarketOutline[] = marketNumbers.map((market) => ({
  sportId: '4',
  matchId: '1',
  matchName: 'Bench',
  startsAt: '2026-01-01T00:00:00Z',
  marketId: `1.${market}`,
  name: `Market ${market}`,
  type: 'match-odds',
  kind: 'odds',
  ladder: 'betfair',
  minStake: null,
  maxStake: null,
  runners: Array.from({ length: RUNNERS }, (_, runnerId) => ({ runnerId, name: `Runner ${market}.${runnerId}` })),
}));

export function outlineOf(market: number): MarketOutline {
  const outline = outlines[market];
  if (outline === undefined) throw new RangeError(`no market ${market}`);
  return outline;
}

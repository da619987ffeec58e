import type { Levels, Market, MatchRow, Runner } from '../../domain/market/market.ts';
import type { MarketOutline, MatchOutline, RunnerOutline } from '../live-feed.ts';
import type { MarketChange, RunnerChange, SideChange } from './changes.ts';

const toLevelsChange = (levels: Levels): SideChange => ({
  form: 'levels',
  rows: [
    [0, levels[0]],
    [1, levels[1]],
    [2, levels[2]],
  ],
});

const toRunnerImage = (runner: Runner): RunnerChange => ({
  runnerId: runner.runnerId,
  status: runner.status,
  back: toLevelsChange(runner.back),
  lay: toLevelsChange(runner.lay),
});

/** Converts a polled market to an image, which replaces the market's prices and facts. */
export const toMarketImage = (market: Market): MarketChange => ({
  marketId: market.marketId,
  image: true,
  facts: {
    status: market.status,
    inPlay: market.inPlay,
    locked: market.locked,
    news: market.news,
    totalMatched: market.totalMatched,
  },
  runners: market.runners.map(toRunnerImage),
});

/** Home rows have no news and leave it unchanged, as they do with an unknown volume. */
export const toRowImage = (row: MatchRow): MarketChange => ({
  marketId: row.marketId,
  image: true,
  facts: {
    status: row.status,
    inPlay: row.inPlay,
    locked: row.locked,
    ...(row.totalMatched !== null && { totalMatched: row.totalMatched }),
  },
  runners: row.runners.map(toRunnerImage),
});

const toRunnerOutlines = (runners: readonly Runner[]): RunnerOutline[] =>
  runners.map(({ runnerId, name, metadata }) => ({ runnerId, name, metadata }));

export function outlineMarket(market: Market): MarketOutline {
  const { sportId, matchId, matchName, startsAt, marketId, name, type, kind, winners, ladder, minStake, maxStake } =
    market;
  return {
    sportId,
    matchId,
    matchName,
    startsAt,
    marketId,
    name,
    type,
    kind,
    winners,
    ladder,
    minStake,
    maxStake,
    runners: toRunnerOutlines(market.runners),
  };
}

export function outlineMatch(row: MatchRow): MatchOutline {
  const { status: _status, locked: _locked, totalMatched: firstMatched, runners, ...rest } = row;
  return { ...rest, firstMatched, runners: toRunnerOutlines(runners) };
}

import type { FancyLine, Limits, Market, MatchRow } from '#shared/domain/market/market.ts';
import type { MatchScore } from '#shared/domain/market/score.ts';
import type { PagedRows, PagingParams, TimeSpan } from './paging-and-results.ts';

export interface BoardSport {
  readonly sportId: string;
  readonly sportName: string;
}

export interface SeriesEntry {
  readonly sportId: string;
  readonly seriesId: string;
  readonly seriesName: string;
}

export interface MatchEntry {
  readonly sportId: string;
  readonly seriesId: string;
  readonly matchId: string;
  readonly matchName: string;
}

export interface RaceEntry {
  readonly sportId: string;
  readonly matchId: string;
  readonly marketId: string;
  readonly name: string;
  readonly venue: string;
  readonly countryCode: string;
  /** ISO 8601, UTC. */
  readonly startsAt: string;
  readonly inPlay: boolean;
  readonly status: Market['status'];
}

export interface MarketResult {
  readonly sportName: string;
  readonly seriesName: string;
  readonly matchName: string;
  readonly marketName: string;
  readonly winnerName: string;
  readonly settledAt: string;
  /** 1: a market, 2: a fancy. */
  readonly type: 1 | 2;
}

export interface FancyLimits {
  readonly minStake: Limits['minStake'];
  readonly maxStake: Limits['maxStake'];
  readonly maxProfit: Limits['maxProfit'];
  readonly delaySeconds: number;
}

export interface BoardLimits {
  readonly markets: Readonly<Record<string, Limits>>;
  readonly fancies: Readonly<Record<string, FancyLimits>>;
}

export interface MarketBoard {
  sports(): readonly BoardSport[];
  /** What the report filters offer. */
  lists(): {
    readonly sports: readonly BoardSport[];
    readonly series: readonly SeriesEntry[];
    readonly matches: readonly MatchEntry[];
  };
  /** In-play first, then the earliest start. */
  homeMatches(): readonly MatchRow[];
  /** All markets of a match (races too), or the one named. Empty when there is no such match. */
  matchMarkets(matchId: string, marketId?: string): readonly Market[];
  /** One market wherever it is; null when there is none of that id. */
  market(marketId: string): Market | null;
  fancies(matchId: string): readonly FancyLine[];
  /** By start time, 100 at most. */
  races(sportId: string): readonly RaceEntry[];
  limits(matchId: string): BoardLimits;
  /** Null when the match shows neither. */
  television(matchId: string): { readonly tvUrl: string | null; readonly scoreboardUrl: string | null } | null;
  results(filter: TimeSpan & PagingParams & { readonly sportId?: string | null }): PagedRows<MarketResult>;
  /** The last over or minute in words, for scoreboards; null before the start. */
  score(matchId: string): string | null;
  /** The same in parts, with what the lines on the page have come to; null before the start and in sports without one. */
  scoreboard(matchId: string): MatchScore | null;
  /** Whether the operator asks the app to check limits before it sends a bet. */
  readonly applyValidation: boolean;
}

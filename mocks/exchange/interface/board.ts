import type { FancyLine, Limits, Market, MatchRow } from '#shared/domain/market/market.ts';
import type { PriceHistory } from '#shared/domain/market/price-history.ts';
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

export interface PriceHistoryQuery {
  /** Id of a market or session line. */
  readonly marketId: string;
  /** Milliseconds since 1970. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Most points a runner. */
  readonly resolution?: number | undefined;
}

export interface MarketBoard {
  listSports(): readonly BoardSport[];
  /** Returns the options of the report filters. */
  getLists(): {
    readonly sports: readonly BoardSport[];
    readonly series: readonly SeriesEntry[];
    readonly matches: readonly MatchEntry[];
  };
  /** Lists matches: in play first, then by start time. */
  listHomeMatches(): readonly MatchRow[];
  /** Returns all markets of a match or race, or the one with the given id. Empty when the match does not exist. */
  listMatchMarkets(matchId: string, marketId?: string): readonly Market[];
  /** Returns one market by id, or null. */
  findMarket(marketId: string): Market | null;
  listFancies(matchId: string): readonly FancyLine[];
  /** Lists races by start time, at most 100. */
  listRaces(sportId: string): readonly RaceEntry[];
  getLimits(matchId: string): BoardLimits;
  /** Returns the television addresses. Null when the match has none. */
  findTelevision(matchId: string): { readonly tvUrl: string | null; readonly scoreboardUrl: string | null } | null;
  listResults(filter: TimeSpan & PagingParams & { readonly sportId?: string | null }): PagedRows<MarketResult>;
  /** Describes the last over or minute for scoreboards. Null before the start. */
  findScore(matchId: string): string | null;
  /**
   * Returns the score in parts, with the results of the visible lines. Null before the start and in sports without a
   * scoreboard.
   */
  findScoreboard(matchId: string): MatchScore | null;
  /** Returns the past of a market or session line until now. Null for an unknown id. */
  findPriceHistory(query: PriceHistoryQuery): PriceHistory | null;
  /** Tells whether the operator asks the app to check limits before it sends a bet. */
  readonly applyValidation: boolean;
}

import type { Failure } from '../../api/failure.ts';
import type { FancyLine, Market, MatchRow } from '../../domain/market/market.ts';
import type { MarketChange } from '../store/changes.ts';

/** When an answer was asked for and how long it may be trusted. Milliseconds of the page's monotonic clock. */
export interface AnswerTiming {
  readonly requestedAt: number;
  readonly durationMs: number;
  readonly ttlMs: number;
  /** Markets whose prices a stream brings: the answer's own, asked for on a longer way, are not applied. */
  readonly isStreamed?: (marketId: string) => boolean;
}

/** How prices come at the moment. */
export interface TransportStatus {
  readonly transport: 'polling' | 'socket';
  /** A socket is offered and does not come up: prices are polled until it does. */
  readonly fallback: boolean;
  /** The server itself says that its prices are not to be relied on (status 503). */
  readonly unreliable: boolean;
  /** The stream tells the bettor's own bets and balance: it has begun to, and is up. */
  readonly streamsOwnBets: boolean;
  /** Milliseconds from a question over the socket to its answer; null where none was measured. */
  readonly latencyMs: number | null;
}

export type ResourceKey = { readonly kind: 'home' } | { readonly kind: 'match' | 'fancies'; readonly matchId: string };

/** A subject by name, for maps. */
export const serializeKey = (resource: ResourceKey): string =>
  resource.kind === 'home' ? 'home' : `${resource.kind} ${resource.matchId}`;

/** Where a transport puts what it hears. */
export interface TransportSink {
  receiveHome(rows: readonly MatchRow[], timing: AnswerTiming): void;
  receiveMatch(matchId: string, markets: readonly Market[], timing: AnswerTiming): void;
  receiveFancies(matchId: string, fancyLines: readonly FancyLine[], timing: AnswerTiming): void;
  /** An answer that did not come. `times`: in a row; `since`: when the first of them was asked. */
  pollFailed(resource: ResourceKey, failure: Failure, failureCount: number, failingSince: number): void;
  /** Changes as a stream tells them; markets that nobody shows are left out. */
  receivePrices(changes: readonly MarketChange[], ttlMs: number): void;
  /** Nothing changed: the prices of these markets hold for so long again. */
  extendFreshness(marketIds: Iterable<string>, ttlMs: number): void;
  /** Session lines as list and stream together tell them. */
  receiveStreamedFancies(matchId: string, receiveStreamedFancies: readonly FancyLine[], ttlMs: number): void;
  /** The prices of these markets hold no longer. */
  markStale(marketIds: Iterable<string>): void;
  setTransportStatus(state: TransportStatus): void;
  /** One message came in, whatever it said. */
  countMessage(): void;
}

/** What of a match is watched: everything, or its markets without the session lines. */
export type WatchScope = 'all' | 'markets';

/** Polling, and a socket on top of it. `watch…` starts, and what it returns stops and drops what is under way. */
export interface Transport {
  watchHome(): () => void;
  watchMatch(matchId: string, scope: WatchScope): () => void;
  /** Asks at once for everything watched. */
  refresh(): void;
  /** Opens what is held open even while nothing is watched. A transport that was made and never started costs nothing. */
  start?(): void;
  stop?(): void;
}

/** The three reads behind live prices. They reject with an ApiError, or with the signal's reason once it is aborted. */
export interface LiveQueries {
  fetchHome(signal: AbortSignal): Promise<readonly MatchRow[]>;
  fetchMatch(matchId: string, signal: AbortSignal): Promise<readonly Market[]>;
  fetchFancies(matchId: string, signal: AbortSignal): Promise<readonly FancyLine[]>;
}

/** How often to ask, in milliseconds, and how long an answer holds: three seconds in play, fifteen before (live-feed.md). */
export interface PollingIntervals {
  readonly inPlay: number;
  readonly upcoming: number;
  readonly home: number;
  readonly inPlayTtlMs: number;
  readonly upcomingTtlMs: number;
  readonly homeTtlMs: number;
  /** What a stream brings is still asked for so often, for what no stream says: names, limits, matches that are new. */
  readonly whileStreamed: number;
}

export const DEFAULT_POLLING_INTERVALS: PollingIntervals = {
  inPlay: 700,
  upcoming: 5000,
  home: 2000,
  inPlayTtlMs: 3000,
  upcomingTtlMs: 15_000,
  homeTtlMs: 6000,
  whileStreamed: 30_000,
};

import type { Failure } from '../../api/failure.ts';
import type { FancyLine, Market, MatchRow } from '../../domain/market/market.ts';
import type { ResourceKey, WatchScope } from '../resource-key.ts';
import type { MarketChange } from '../store/changes.ts';

/** How much to request: `lite` is the best offer of each side, and changes at most once a second. */
export type PriceDetail = 'full' | 'lite';

/**
 * Request time of a response and how long it stays valid from then. Milliseconds of the page's monotonic clock.
 *
 * A server may have read the prices as soon as it received the request, however late its response arrives.
 */
export interface ResponseTiming {
  readonly requestedAt: number;
  /** From the call to the response. A request may leave earlier than its call. */
  readonly durationMs: number;
  readonly ttlMs: number;
  /** When stored prices arrived. Left out for a response of this page. */
  readonly receivedAt?: number;
  /** Markets whose prices a stream delivers. The polled prices of these markets are older and are not applied. */
  readonly isStreamed?: (marketId: string) => boolean;
}

/** Current state of the transport. */
export interface TransportStatus {
  readonly transport: 'polling' | 'socket';
  /** The server offers a socket that does not connect: prices are polled meanwhile. */
  readonly isFallback: boolean;
  /** The server reports its prices as unreliable (status 503). */
  readonly isUnreliable: boolean;
  /** The stream delivers the bettor's own bets and balance and is up. */
  readonly streamsOwnBets: boolean;
  /** Latency of the socket in milliseconds, or null. */
  readonly latencyMs: number | null;
}

/** Receives the transport's data. */
export interface TransportSink {
  receiveHome(rows: readonly MatchRow[], timing: ResponseTiming): void;
  receiveMatch(matchId: string, markets: readonly Market[], timing: ResponseTiming): void;
  receiveFancies(matchId: string, fancyLines: readonly FancyLine[], timing: ResponseTiming): void;
  /** A missed response. `failureCount`: missed in a row. `failingSince`: request time of the first one. */
  receivePollFailure(resource: ResourceKey, failure: Failure, failureCount: number, failingSince: number): void;
  /** Stream changes. Markets without watchers are left out. `seenAt`: when the prices were valid, by default now. */
  receivePrices(changes: readonly MarketChange[], ttlMs: number, seenAt?: number): void;
  /** Extends the unchanged prices of these markets. */
  extendFreshness(marketIds: Iterable<string>, ttlMs: number): void;
  /** Session lines, merged from list and stream. */
  receiveStreamedFancies(matchId: string, lines: readonly FancyLine[], ttlMs: number): void;
  /** The prices of these markets are no longer valid. */
  markStale(marketIds: Iterable<string>): void;
  setTransportStatus(status: TransportStatus): void;
  /** One message came in, of any kind. */
  countMessage(): void;
}

/**
 * A transport: polling, or polling with a socket. `watch…` starts a watch and returns the function that stops it and
 * cancels its requests.
 */
export interface Transport {
  watchHome(): () => void;
  watchMatch(matchId: string, scope: WatchScope): () => void;
  /** Requests everything watched at once. */
  refresh(): void;
  /** Opens the connections that stay open without watchers. A transport that never starts costs nothing. */
  start?(): void;
  stop?(): void;
}

/** Receives when a request left, in milliseconds of `performance.now()`. */
export type SentListener = (sentAt: number) => void;

/** The three reads behind live prices. They reject with an ApiError, or with the signal's reason after an abort. */
export interface LiveQueries {
  /** `onSentEarly`: called when the request left before this call, with that time. */
  fetchHome(signal: AbortSignal, onSentEarly: SentListener): Promise<readonly MatchRow[]>;
  fetchMatch(matchId: string, signal: AbortSignal, onSentEarly: SentListener): Promise<readonly Market[]>;
  fetchFancies(matchId: string, signal: AbortSignal): Promise<readonly FancyLine[]>;
}

/** Polling intervals in milliseconds. The lifetimes (`…TtlMs`) say how long a response stays valid. */
export interface PollingIntervals {
  readonly inPlay: number;
  readonly upcoming: number;
  readonly home: number;
  readonly inPlayTtlMs: number;
  readonly upcomingTtlMs: number;
  readonly homeTtlMs: number;
  /** Interval of resources that a stream delivers, for data that no stream carries: names, limits, new matches. */
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

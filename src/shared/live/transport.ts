import type { Failure } from '../api/failure.ts';
import type { FancyLine, Market, MatchRow } from '../domain/market.ts';
import type { MarketChange } from './changes.ts';

/** When an answer was asked for and how long it may be trusted. Milliseconds of the page's monotonic clock. */
export interface Heard {
  readonly askedAt: number;
  readonly tookMs: number;
  readonly lifeMs: number;
  /** Markets whose prices a stream brings: the answer's own, asked for on a longer way, are not applied. */
  readonly streamed?: (marketId: string) => boolean;
}

/** How prices come at the moment. */
export interface LineState {
  readonly transport: 'polling' | 'socket';
  /** A socket is offered and does not come up: prices are polled until it does. */
  readonly fallback: boolean;
  /** The server itself says that its prices are not to be relied on (status 503). */
  readonly unreliable: boolean;
  /** The stream tells the bettor's own bets and balance: it has begun to, and is up. */
  readonly own: boolean;
  /** Milliseconds from a question over the socket to its answer; null where none was measured. */
  readonly latencyMs: number | null;
}

export type Subject = { readonly of: 'home' } | { readonly of: 'match' | 'fancies'; readonly matchId: string };

/** A subject by name, for maps. */
export const keyOf = (subject: Subject): string => (subject.of === 'home' ? 'home' : `${subject.of} ${subject.matchId}`);

/** Where a transport puts what it hears. */
export interface Sink {
  home(rows: readonly MatchRow[], heard: Heard): void;
  match(matchId: string, markets: readonly Market[], heard: Heard): void;
  fancies(matchId: string, lines: readonly FancyLine[], heard: Heard): void;
  /** An answer that did not come. `times`: in a row; `since`: when the first of them was asked. */
  missed(subject: Subject, failure: Failure, times: number, since: number): void;
  /** Changes as a stream tells them; markets that nobody shows are left out. */
  prices(changes: readonly MarketChange[], lifeMs: number): void;
  /** Nothing changed: the prices of these markets hold for so long again. */
  alive(marketIds: Iterable<string>, lifeMs: number): void;
  /** Session lines as list and stream together tell them. */
  lines(matchId: string, lines: readonly FancyLine[], lifeMs: number): void;
  /** The prices of these markets hold no longer. */
  doubt(marketIds: Iterable<string>): void;
  line(state: LineState): void;
  /** One message came in, whatever it said. */
  message(): void;
}

/** What of a match is watched: everything, or its markets without the session lines. */
export type Parts = 'all' | 'markets';

/** Polling, and a socket on top of it. `watch…` starts, and what it returns stops and drops what is under way. */
export interface Transport {
  watchHome(): () => void;
  watchMatch(matchId: string, parts: Parts): () => void;
  /** Asks at once for everything watched. */
  refresh(): void;
  /** Opens what is held open even while nothing is watched. A transport that was made and never started costs nothing. */
  start?(): void;
  stop?(): void;
}

/** The three reads behind live prices. They reject with an ApiError, or with the signal's reason once it is aborted. */
export interface Asks {
  home(signal: AbortSignal): Promise<readonly MatchRow[]>;
  match(matchId: string, signal: AbortSignal): Promise<readonly Market[]>;
  fancies(matchId: string, signal: AbortSignal): Promise<readonly FancyLine[]>;
}

/** How often to ask, in milliseconds, and how long an answer holds: three seconds in play, fifteen before (live-feed.md). */
export interface Pace {
  readonly inPlay: number;
  readonly upcoming: number;
  readonly home: number;
  readonly inPlayLife: number;
  readonly upcomingLife: number;
  readonly homeLife: number;
  /** What a stream brings is still asked for so often, for what no stream says: names, limits, matches that are new. */
  readonly streamed: number;
}

export const DEFAULT_PACE: Pace = { inPlay: 700, upcoming: 5000, home: 2000, inPlayLife: 3000, upcomingLife: 15_000, homeLife: 6000, streamed: 30_000 };

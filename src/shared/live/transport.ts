import type { Failure } from '../api/failure.ts';
import type { FancyLine, Market, MatchRow } from '../domain/market.ts';

/** When an answer was asked for and how long it may be trusted. Milliseconds of the page's monotonic clock. */
export interface Heard {
  readonly askedAt: number;
  readonly tookMs: number;
  readonly lifeMs: number;
}

export type Subject = { readonly of: 'home' } | { readonly of: 'match' | 'fancies'; readonly matchId: string };

/** Where a transport puts what it hears. */
export interface Sink {
  home(rows: readonly MatchRow[], heard: Heard): void;
  match(matchId: string, markets: readonly Market[], heard: Heard): void;
  fancies(matchId: string, lines: readonly FancyLine[], heard: Heard): void;
  /** An answer that did not come. `times`: in a row; `since`: when the first of them was asked. */
  missed(subject: Subject, failure: Failure, times: number, since: number): void;
}

/** Polling now; a socket implements the same. `watch…` starts, and what it returns stops and drops what is under way. */
export interface Transport {
  watchHome(): () => void;
  watchMatch(matchId: string): () => void;
  /** Asks at once for everything watched. */
  refresh(): void;
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
}

export const DEFAULT_PACE: Pace = { inPlay: 700, upcoming: 5000, home: 2000, inPlayLife: 3000, upcomingLife: 15_000, homeLife: 6000 };

import type { Failure } from '#shared/api/failure.ts';
import type { FancyLine, Market } from '#shared/domain/market.ts';
import { createLiveFeed, type StoppableFeed } from '#shared/live/feed.ts';
import type { Page } from '#shared/live/page.ts';
import type { Sink } from '#shared/live/transport.ts';

/** What becomes of a match: it comes, it comes and then stops coming, it never comes, or it cannot. */
export type MatchFate =
  | { readonly of: 'filled'; readonly markets: readonly Market[]; readonly lines?: readonly FancyLine[] }
  | { readonly of: 'old'; readonly markets: readonly Market[]; readonly lines?: readonly FancyLine[]; readonly failure: Failure }
  | { readonly of: 'loading' }
  | { readonly of: 'failing'; readonly failure: Failure };

export interface MatchFeed extends StoppableFeed {
  /** The next answer of the exchange. */
  tell(fate: MatchFate): void;
}

const LONG_MS = 3_600_000;
const nothing = () => undefined;

/** A feed that says what it is told, for stories and tests: no network, no timers. */
export function matchFeed(matchId: string, first: MatchFate, page?: Page): MatchFeed {
  let fate = first;
  let say: () => void = nothing;
  const speak = (sink: Sink, now: () => number) => () => {
    const askedAt = now();
    const heard = { askedAt, tookMs: 38, lifeMs: LONG_MS };
    if (fate.of === 'filled' || fate.of === 'old') {
      sink.match(matchId, fate.markets, heard);
      sink.fancies(matchId, fate.lines ?? [], heard);
    }
    if (fate.of === 'old' || fate.of === 'failing') {
      const since = now();
      sink.missed({ of: 'match', matchId }, fate.failure, 2, since);
      sink.missed({ of: 'fancies', matchId }, fate.failure, 2, since);
    }
  };
  const feed = createLiveFeed((sink, its) => {
    say = speak(sink, its.now);
    return {
      watchHome: () => nothing,
      watchMatch() {
        queueMicrotask(say);
        return nothing;
      },
      refresh: say,
    };
  }, page);
  return {
    ...feed,
    tell(next) {
      fate = next;
      say();
    },
  };
}

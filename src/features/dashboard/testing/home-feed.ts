import type { Failure } from '#shared/api/failure.ts';
import type { MatchRow } from '#shared/domain/market.ts';
import { createLiveFeed } from '#shared/live/feed.ts';
import type { LiveFeed } from '#shared/live/live.ts';

/** What becomes of the home list: it comes, it comes and then stops coming, it never comes, or it cannot. */
export type HomeFate =
  | { readonly of: 'filled'; readonly rows: readonly MatchRow[] }
  | { readonly of: 'old'; readonly rows: readonly MatchRow[]; readonly failure: Failure }
  | { readonly of: 'loading' }
  | { readonly of: 'failing'; readonly failure: Failure };

const nothing = () => undefined;

/** A feed with one fate, for stories: no network, no timers, the same prices every time. */
export function homeFeed(fate: HomeFate): LiveFeed {
  return createLiveFeed((sink, page) => {
    const tell = () => {
      const askedAt = page.now();
      if (fate.of === 'filled' || fate.of === 'old') sink.home(fate.rows, { askedAt, tookMs: 38, lifeMs: 3_600_000 });
      if (fate.of === 'old' || fate.of === 'failing') sink.missed({ of: 'home' }, fate.failure, 2, askedAt);
    };
    return {
      watchHome() {
        queueMicrotask(tell);
        return nothing;
      },
      watchMatch: () => nothing,
      refresh: tell,
    };
  });
}

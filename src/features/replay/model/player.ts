import { createLiveFeed } from '#shared/live/feed.ts';
import type { LiveFeed } from '#shared/live/live.ts';
import { browserPage, type Page } from '#shared/live/page.ts';
import type { Happening, Track } from '#shared/live/past/track.ts';
import { imageOf } from '#shared/live/past/entry.ts';
import type { MarketChange } from '#shared/live/changes.ts';
import { createPriceStore } from '#shared/live/store.ts';
import { createPlayback, type Player } from './playback.ts';

export interface MarketPlayer extends Player {
  /** Prices of the moment, for the same grid that shows live ones. */
  readonly feed: LiveFeed;
}

/** Old prices do not grow older by being looked at. The longest that a timer of the browser waits, nearly. */
const LIFE_MS = 2_000_000_000;

const nothing = (): void => undefined;
const idle = { watchHome: () => nothing, watchMatch: () => nothing, refresh: nothing };

/** Plays tracks through the reducer and the store of live prices. Begins at the end; `stop` ends what runs. */
export function createPlayer(tracks: readonly Track[], page: Page = browserPage()): MarketPlayer {
  const prices = createPriceStore(page);
  const idleFeed = createLiveFeed(() => idle, page);

  function tell({ outline: { marketId } }: Track, happenings: readonly Happening[]): void {
    let changes: MarketChange[] = [];
    const flush = (): void => {
      prices.apply(changes, LIFE_MS);
      changes = [];
    };
    for (const { said } of happenings) {
      if (typeof said !== 'string') changes.push(said);
      else {
        flush();
        if (said === 'gone') prices.forget([marketId]);
        else if (said === 'stale') prices.doubt([marketId], page.now());
        else prices.keep([marketId], LIFE_MS);
      }
    }
    flush();
  }

  /** Everything anew: no price flashes that was merely jumped to. */
  function show(at: number): void {
    for (const track of tracks) {
      const { marketId } = track.outline;
      const standing = track.standingAt(at);
      prices.forget([marketId]);
      if (standing !== null) prices.apply([imageOf(standing.book)], LIFE_MS);
      if (standing?.stale) prices.doubt([marketId], page.now());
    }
  }

  const player = createPlayback(
    tracks,
    {
      show,
      advance(after, until) {
        for (const track of tracks) tell(track, track.between(after, until));
      },
      stop() {
        prices.stop();
        idleFeed.stop();
      },
    },
    page,
  );
  return { ...player, feed: { ...idleFeed, prices } };
}

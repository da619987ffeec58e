import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import type { LiveFeed } from '#shared/live/live-feed.ts';
import { createBrowserEnvironment, type PageEnvironment } from '#shared/live/transport/browser-environment.ts';
import type { TrackEvent, MarketTrack } from '#shared/live/history/market-track.ts';
import { toImage } from '#shared/live/history/history-entries.ts';
import type { MarketChange } from '#shared/live/store/changes.ts';
import { createPriceStore } from '#shared/live/store/price-store.ts';
import { createPlayback, type Player } from './playback.ts';

export interface MarketPlayer extends Player {
  /** Prices of the moment, for the same grid that shows live ones. */
  readonly feed: LiveFeed;
}

/** Old prices do not grow older by being looked at. The longest that a timer of the browser waits, nearly. */
const FRESH_MS = 2_000_000_000;

const noop = (): void => undefined;
const idleTransport = { watchHome: () => noop, watchMatch: () => noop, refresh: noop };

/** Plays tracks through the reducer and the store of live prices. Begins at the end; `stop` ends what runs. */
export function createMarketPlayer(
  tracks: readonly MarketTrack[],
  environment: PageEnvironment = createBrowserEnvironment(),
): MarketPlayer {
  const prices = createPriceStore(environment);
  const idleFeed = createLiveFeed(() => idleTransport, environment);

  function applyEntries({ outline: { marketId } }: MarketTrack, entries: readonly TrackEvent[]): void {
    let changes: MarketChange[] = [];
    const flush = (): void => {
      prices.apply(changes, FRESH_MS);
      changes = [];
    };
    for (const { event } of entries) {
      if (typeof event !== 'string') changes.push(event);
      else {
        flush();
        if (event === 'gone') prices.forget([marketId]);
        else if (event === 'stale') prices.markStale([marketId], environment.now());
        else prices.extend([marketId], FRESH_MS);
      }
    }
    flush();
  }

  /** Everything anew: no price flashes that was merely jumped to. */
  function show(at: number): void {
    for (const track of tracks) {
      const { marketId } = track.outline;
      const standing = track.snapshotAt(at);
      prices.forget([marketId]);
      if (standing !== null) prices.apply([toImage(standing.book)], FRESH_MS);
      if (standing?.stale) prices.markStale([marketId], environment.now());
    }
  }

  const player = createPlayback(
    tracks,
    {
      show,
      advance(after, until) {
        for (const track of tracks) applyEntries(track, track.between(after, until));
      },
      stop() {
        prices.stop();
        idleFeed.stop();
      },
    },
    environment,
  );
  return { ...player, feed: { ...idleFeed, prices } };
}

import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import { toImage } from '#shared/live/history/history-entries.ts';
import type { MarketTrack, TrackEvent } from '#shared/live/history/market-track.ts';
import type { LiveFeed } from '#shared/live/live-feed.ts';
import { createBrowserEnvironment, type PageEnvironment } from '#shared/live/store/browser-environment.ts';
import type { MarketChange } from '#shared/live/store/changes.ts';
import { createPriceStore } from '#shared/live/store/price-store.ts';
import { idleTransport } from '#shared/live/transport/idle-transport.ts';
import { createPlayback, type Player } from './playback.ts';

export interface MarketPlayer extends Player {
  /** Prices at the player's time, for the same grid that shows live prices. */
  readonly feed: LiveFeed;
}

/** Recorded prices never become stale. Close to the longest timer of a browser, in milliseconds. */
const FRESH_MS = 2_000_000_000;

/**
 * Creates a player that sends tracks through the reducer and the live store. It starts at the end. `stop` cancels its
 * timers.
 */
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
        if (event === 'missing') prices.forget([marketId]);
        else if (event === 'stale') prices.markStale([marketId], environment.now());
        else prices.extend([marketId], FRESH_MS);
      }
    }
    flush();
  }

  /** Resets the store, so that no price flashes after a jump. */
  function show(at: number): void {
    for (const track of tracks) {
      const { marketId } = track.outline;
      const snapshot = track.getSnapshotAt(at);
      prices.forget([marketId]);
      if (snapshot !== null) prices.apply([toImage(snapshot.book)], FRESH_MS);
      if (snapshot?.stale) prices.markStale([marketId], environment.now());
    }
  }

  const player = createPlayback(
    tracks,
    {
      show,
      advance(after, until) {
        for (const track of tracks) applyEntries(track, track.listBetween(after, until));
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

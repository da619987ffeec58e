import type { Controllers } from '#shared/controllers/controllers.ts';
import type { StoppableFeed } from '#shared/live/create-live-feed.ts';
import type { ResourceKey } from '#shared/live/resource-key.ts';
import { report } from '#shared/telemetry/report.ts';
import { type FeedConfig, openLiveFeed } from './open-live-feed.ts';

/** Longest wait of the first render for its prices, in milliseconds. Enough to read a response that has arrived. */
const FIRST_PRICES_MS = 50;

/** Watches a resource. Returns the function that stops it, and the source of its value. */
function watchResource(feed: StoppableFeed, resource: ResourceKey) {
  return resource.kind === 'home'
    ? { stop: feed.watchHome(), source: feed.homeSource }
    : { stop: feed.watchMatch(resource.matchId), source: feed.getMatchSource(resource.matchId) };
}

/** Owns the live feed of the signed-in pages. It can open before the first render, which then has prices. */
export function createFeedOwner({ queries }: Controllers, connect = openLiveFeed) {
  let feed: StoppableFeed | null = null;
  let stopFirst: (() => void) | null = null;

  /** Returns the open feed, or opens one. */
  const openFeed = (config: FeedConfig): StoppableFeed => (feed ??= connect(config, queries));

  /** Requests prices as soon as the network has returned. */
  const refresh = (): void => feed?.refresh();

  return {
    openFeed,

    /** Opens the feed and loads what the first page shows. Resolves when that is here or takes too long. */
    async loadFirst(config: FeedConfig, resource: ResourceKey): Promise<void> {
      const { stop, source } = watchResource(openFeed(config), resource);
      stopFirst = stop;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(finish, FIRST_PRICES_MS);
        const unsubscribe = source.subscribe(finish);
        function finish(): void {
          clearTimeout(timer);
          unsubscribe();
          resolve();
        }
      });
    },

    /** Starts the stream. By now the first page watches what it shows. */
    start(): void {
      if (feed !== null) {
        feed.start();
        report({ kind: 'feed-started', feed });
      }
      addEventListener('online', refresh);
      stopFirst?.();
      stopFirst = null;
    },

    /** Stops the feed. The next `openFeed` opens another one. */
    stop(): void {
      removeEventListener('online', refresh);
      feed?.stop();
      feed = null;
    },
  };
}

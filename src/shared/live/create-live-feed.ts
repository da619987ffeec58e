import type { FeedHistory } from './history/feed-history.ts';
import { MarketHistory } from './history/market-history.ts';
import { type CreateTransport, joinLiveFeed, type StoppableFeed } from './join-live-feed.ts';
import type { PageEnvironment } from './store/browser-environment.ts';

export type { StoppableFeed };

/** Creates a feed that records from its first price. The app's own feed loads its history later. */
export const createLiveFeed = (
  createTransport: CreateTransport,
  environment?: PageEnvironment,
  history: FeedHistory = new MarketHistory(),
): StoppableFeed => joinLiveFeed(createTransport, history, environment);

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { RunnerId } from '../../domain/market/runner-id.ts';
import type {
  ConnectionStatus,
  LiveFeed,
  MarketFacts,
  MatchOutline,
  ResourceState,
  RunnerFacts,
} from '../live-feed.ts';
import { Flasher } from './flasher.ts';

interface LiveContextValue {
  readonly feed: LiveFeed;
  readonly flasher: Flasher;
}

const LiveContext = createContext<LiveContextValue | null>(null);

/** Provides one live feed to the pages below it. The feed outlives the provider: its creator stops it. */
export function LiveProvider({ feed, children }: { feed: LiveFeed; children: ReactNode }) {
  const [flasher] = useState(() => new Flasher(() => performance.now()));
  const live = useMemo(() => ({ feed, flasher }), [feed, flasher]);
  useEffect(() => feed.prices.onPaint((now) => flasher.sweep(now)), [feed, flasher]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

function useLive(): LiveContextValue {
  const live = useContext(LiveContext);
  if (live === null) throw new Error('live prices are read outside LiveProvider');
  return live;
}

export const useLiveFeed = (): LiveFeed => useLive().feed;

/**
 * Subscribes to one fact of a market. The component renders only when that part changes. The selector must
 * return a primitive.
 */
export function useMarketFact<T extends string | number | boolean | null>(
  marketId: string,
  select: (facts: MarketFacts | null) => T,
): T {
  const source = useLive().feed.prices.getMarketSource(marketId);
  const read = (): T => select(source.read());
  // The third argument serves the build, which prerenders pages with prices (app/boot/prerender).
  return useSyncExternalStore(source.subscribe, read, read);
}

/** Whether the prices of a market have outlived their time. */
export const useIsStale = (marketId: string): boolean =>
  useMarketFact(marketId, (facts) => facts?.freshness === 'stale');

export function useRunnerFacts(marketId: string, runnerId: RunnerId): RunnerFacts | null {
  const source = useLive().feed.prices.getRunnerSource(marketId, runnerId);
  return useSyncExternalStore(source.subscribe, source.read, source.read);
}

export function useHome(): ResourceState<readonly MatchOutline[]> {
  const source = useLive().feed.homeSource;
  return useSyncExternalStore(source.subscribe, source.read, source.read);
}

export function useConnection(): ConnectionStatus {
  const source = useLive().feed.connectionSource;
  return useSyncExternalStore(source.subscribe, source.read);
}

const subscribeToNothing = (): (() => void) => () => undefined;
const isNeverStreamed = (): boolean => false;
/** How many times longer the polling interval is for data that a stream delivers too. */
const STREAMED_INTERVAL_FACTOR = 6;

/**
 * Returns the polling interval of own bets, balance and derived data, in milliseconds: the given one, or a long one
 * while a stream delivers them. Outside a live feed, no stream delivers them.
 */
export function useOwnBetsInterval(intervalMs: number): number {
  const feed = useContext(LiveContext)?.feed;
  const isStreamed = useSyncExternalStore(
    feed?.connectionSource.subscribe ?? subscribeToNothing,
    feed === undefined ? isNeverStreamed : () => feed.connectionSource.read().streamsOwnBets,
  );
  return isStreamed ? intervalMs * STREAMED_INTERVAL_FACTOR : intervalMs;
}

export function useWatchHome(): void {
  const { feed } = useLive();
  useEffect(() => feed.watchHome(), [feed]);
}

/** Flashes cells that get their values outside the price store, such as session lines. */
export const useFlasher = (): Flasher => useLive().flasher;

import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { FancyLine, Side } from '../../domain/market/market.ts';
import type { RunnerId } from '../../domain/market/runner-id.ts';
import { FLASH_MS, Flasher } from './flasher.ts';
import type {
  PriceCellValue,
  ConnectionStatus,
  PriceLevel,
  LiveFeed,
  MarketFacts,
  MarketOutline,
  MatchOutline,
  RunnerFacts,
  ResourceState,
} from '../live-feed.ts';
import type { WatchScope } from '../transport/transport.ts';

interface LiveContextValue {
  readonly feed: LiveFeed;
  readonly flasher: Flasher;
}

const LiveContext = createContext<LiveContextValue | null>(null);

/** Gives the pages below it one live feed. The feed outlives the provider: whoever made it stops it. */
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
 * One price, re-rendered only when it changes. `while-visible` spares cells of a market off screen (see setVisible);
 * what must always be true, as the price in the slip, leaves it out.
 */
export function useCell(
  marketId: string,
  runnerId: RunnerId,
  side: Side,
  level: PriceLevel,
  follow: 'always' | 'while-visible' = 'always',
): PriceCellValue {
  const source = useLive().feed.prices.cellSource(marketId, runnerId, side, level);
  return useSyncExternalStore(follow === 'always' ? source.subscribe : source.subscribeWhileVisible, source.read);
}

export function useMarketFacts(marketId: string): MarketFacts | null {
  const source = useLive().feed.prices.marketSource(marketId);
  return useSyncExternalStore(source.subscribe, source.read);
}

/** A part of a market's facts; the component renders again only when that part changes. `pick` must give a primitive. */
export function useMarketFact<T extends string | number | boolean | null>(
  marketId: string,
  select: (facts: MarketFacts | null) => T,
): T {
  const source = useLive().feed.prices.marketSource(marketId);
  return useSyncExternalStore(source.subscribe, () => select(source.read()));
}

export function useRunnerFacts(marketId: string, runnerId: RunnerId): RunnerFacts | null {
  const source = useLive().feed.prices.runnerSource(marketId, runnerId);
  return useSyncExternalStore(source.subscribe, source.read);
}

/** The markets of a match without their prices. Reads only: a page that shows them also watches them. */
export function useMatch(matchId: string): ResourceState<readonly MarketOutline[]> {
  const source = useLive().feed.matchSource(matchId);
  return useSyncExternalStore(source.subscribe, source.read);
}

export function useFancies(matchId: string): ResourceState<readonly FancyLine[]> {
  const source = useLive().feed.fanciesSource(matchId);
  return useSyncExternalStore(source.subscribe, source.read);
}

export function useHome(): ResourceState<readonly MatchOutline[]> {
  const { feed } = useLive();
  return useSyncExternalStore(feed.subscribeHome, feed.home);
}

export function useConnection(): ConnectionStatus {
  const { feed } = useLive();
  return useSyncExternalStore(feed.subscribeConnection, feed.connection);
}

const subscribeToNothing = (): (() => void) => () => undefined;
const isNeverStreamed = (): boolean => false;
/** What a stream tells is still asked for so much less often, should it have lost a word. */
const STREAMED_INTERVAL_FACTOR = 6;

/**
 * How often to ask for own bets, balance and what follows from them, in milliseconds: as given, and seldom while a stream tells them.
 * Outside a live feed nothing does.
 */
export function useOwnBetsInterval(intervalMs: number): number {
  const feed = useContext(LiveContext)?.feed;
  const isStreamed = useSyncExternalStore(
    feed?.subscribeConnection ?? subscribeToNothing,
    feed === undefined ? isNeverStreamed : () => feed.connection().streamsOwnBets,
  );
  return isStreamed ? intervalMs * STREAMED_INTERVAL_FACTOR : intervalMs;
}

/** Keeps the prices of a match coming while the component is mounted; `markets`: without its session lines. */
export function useWatchMatch(matchId: string, scope: WatchScope = 'all'): void {
  const { feed } = useLive();
  useEffect(() => feed.watchMatch(matchId, scope), [feed, matchId, scope]);
}

export function useWatchHome(): void {
  const { feed } = useLive();
  useEffect(() => feed.watchHome(), [feed]);
}

/** Flashes an element when its cell's price moves. A price that moved long ago, seen only now, does not flash. */
export function useFlash(element: RefObject<HTMLElement | null>, cell: PriceCellValue): void {
  const { flasher } = useLive();
  const { price, previousPrice, changedAt } = cell;
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null || price === null || previousPrice === null || performance.now() - changedAt >= FLASH_MS)
      return;
    flasher.mark(target, price > previousPrice ? 'up' : 'down');
  }, [flasher, element, price, previousPrice, changedAt]);
}

/** For cells that are fed from elsewhere than the price store, as session lines are. */
export const useFlasher = (): Flasher => useLive().flasher;

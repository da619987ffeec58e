import type { FancyLine, MarketStatus, PriceLevel, RunnerStatus, Side } from '../domain/market/market.ts';
import type { RunnerId } from '../domain/market/runner-id.ts';
import type { Money } from '../domain/money/money.ts';
import type { MarketPrice } from '../domain/odds/odds.ts';
import type { HistoryReader } from './history/feed-history.ts';
import type { MarketOutline, MatchOutline, ResourceState, RunnerOutline } from './outlines.ts';
import type { WatchScope } from './resource-key.ts';
import type { GatedSource, Source } from './store/observable.ts';
import type { TransportStatus } from './transport/transport.ts';

/**
 * A price on screen and the previous one (docs/requirements.md#42-freshness). The object changes only when a value
 * changed.
 */
export interface PriceCellValue {
  readonly price: MarketPrice | null;
  /** The stake that the offer can match. */
  readonly size: Money | null;
  readonly previousPrice: MarketPrice | null;
  /** Milliseconds of the page's monotonic clock at the last change of the price, not of the size. */
  readonly changedAt: number;
}

export interface RunnerFacts {
  readonly status: RunnerStatus;
}

/** State of a whole market. `stale`: its prices are older than their lifetime. */
export interface MarketFacts {
  readonly status: MarketStatus;
  readonly inPlay: boolean;
  readonly locked: boolean;
  readonly freshness: 'live' | 'stale';
  readonly news: string | null;
  readonly totalMatched: Money | null;
}

export type { HistoryReader, MarketOutline, MatchOutline, ResourceState, RunnerOutline };

export interface PriceStore {
  /** Subscribe to a source. It keeps its identity as long as the market is known. */
  getCellSource(marketId: string, runnerId: RunnerId, side: Side, level: PriceLevel): GatedSource<PriceCellValue>;
  getMarketSource(marketId: string): Source<MarketFacts | null>;
  getRunnerSource(marketId: string, runnerId: RunnerId): Source<RunnerFacts | null>;
  /** Reads one value now, without a subscription. */
  getCell(marketId: string, runnerId: RunnerId, side: Side, level: PriceLevel): PriceCellValue;
  getMarket(marketId: string): MarketFacts | null;
  getRunner(marketId: string, runnerId: RunnerId): RunnerFacts | null;
  /** Lets the reads above return what has arrived but waits for its frame. A bet must not be sent against it. */
  readArrived(): void;
  /**
   * Sets whether a market is on screen. Subscribers that follow only visible markets get no calls while it is hidden,
   * and catch up later. Markets start visible.
   */
  setVisible(marketId: string, isVisible: boolean): void;
  isVisible(marketId: string): boolean;
  /** Milliseconds of the page's monotonic clock at the market's last message, changed or not. Null before the first. */
  getLastSeenAt(marketId: string): number | null;
  /**
   * Called once per changed frame, before the cells' listeners. `isComplete`: no price on screen waits for the next
   * frame.
   */
  onPaint(painter: (now: number, isComplete: boolean) => void): () => void;
}

export interface ConnectionStatus {
  /** `unreliable`: the server sends prices and reports that they are unreliable. */
  readonly state: 'connecting' | 'live' | 'paused' | 'lost' | 'unreliable';
  /** Duration of the last response in milliseconds. Null before the first. */
  readonly latencyMs: number | null;
  readonly transport: TransportStatus['transport'];
  /** The server offers a socket that does not connect. */
  readonly isFallback: boolean;
  /** A stream delivers own bets and balance, and its last values are valid. */
  readonly streamsOwnBets: boolean;
  /** Paused by the bettor, not by a hidden page. */
  readonly isPausedByUser: boolean;
}

/** Incoming traffic: stream messages and responses. */
export interface Traffic {
  /** Average over the last ten seconds. */
  readonly perSecond: number;
  /** Milliseconds since the last one. Null before the first. */
  readonly lastAgoMs: number | null;
}

/** The public interface of live prices. Each `watch…` returns the function that stops it. */
export interface LiveFeed {
  readonly prices: PriceStore;
  readonly history: HistoryReader;
  watchHome(): () => void;
  /** `markets` excludes the session lines. */
  watchMatch(matchId: string, scope?: WatchScope): () => void;
  readonly homeSource: Source<ResourceState<readonly MatchOutline[]>>;
  getMatchSource(matchId: string): Source<ResourceState<readonly MarketOutline[]>>;
  getFanciesSource(matchId: string): Source<ResourceState<readonly FancyLine[]>>;
  readonly connectionSource: Source<ConnectionStatus>;
  /** Requests everything watched at once, after a bet or when the user presses Retry. */
  refresh(): void;
  /** Read on demand, because it changes with every message. */
  getTraffic(): Traffic;
  /** Pauses every update (WCAG 2.2.2). Prices stay on screen, soon become stale, and then block betting. */
  pause(): void;
  /** Resumes at once. */
  resume(): void;
}

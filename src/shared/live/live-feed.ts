import type { Failure } from '../api/failure.ts';
import type {
  FancyLine,
  Levels,
  Market,
  MarketStatus,
  MatchRow,
  Runner,
  RunnerStatus,
  Side,
} from '../domain/market/market.ts';
import type { Money } from '../domain/money/money.ts';
import type { Odds } from '../domain/odds/odds.ts';
import type { RunnerId } from '../domain/market/runner-id.ts';
import type { MarketHistory } from './history/market-history.ts';
import type { GatedSource, Source } from './store/observable.ts';
import type { TransportStatus, WatchScope } from './transport/transport.ts';

export type PriceLevel = 0 | 1 | 2;

/** One price on screen, with the copy it replaced (specification 4). A new object only when something changed. */
export interface PriceCellValue {
  readonly price: Odds | null;
  readonly size: Money | null;
  readonly previousPrice: Odds | null;
  /** Milliseconds of the page's monotonic clock when the price (not the size) last changed. */
  readonly changedAt: number;
}

export interface RunnerFacts {
  readonly status: RunnerStatus;
}

/** What lies over a whole market. `stale`: two polls or heartbeats were missed. */
export interface MarketFacts {
  readonly status: MarketStatus;
  readonly inPlay: boolean;
  readonly locked: boolean;
  readonly freshness: 'live' | 'stale';
  readonly news: string | null;
  readonly totalMatched: Money | null;
}

/** A runner without its prices. */
export type RunnerOutline = Pick<Runner, 'runnerId' | 'name' | 'metadata'>;

/** A market without its prices: changes seldom, keeps its identity while only prices move. */
export type MarketOutline = Pick<
  Market,
  | 'sportId'
  | 'matchId'
  | 'matchName'
  | 'startsAt'
  | 'marketId'
  | 'name'
  | 'type'
  | 'kind'
  | 'winners'
  | 'ladder'
  | 'minStake'
  | 'maxStake'
> & { readonly runners: readonly RunnerOutline[] };

/** A home row without its prices. */
export type MatchOutline = Omit<MatchRow, 'runners' | 'status' | 'inPlay' | 'locked'> & {
  readonly inPlay: boolean;
  readonly runners: readonly RunnerOutline[];
};

export type ResourceState<T> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'ready'; readonly value: T; readonly failure: Failure | null }
  | { readonly phase: 'failed'; readonly failure: Failure };

export interface PriceStore {
  /** The `…Source` forms keep their identity for as long as the market is known: what a component subscribes with. */
  cellSource(marketId: string, runnerId: RunnerId, side: Side, level: PriceLevel): GatedSource<PriceCellValue>;
  marketSource(marketId: string): Source<MarketFacts | null>;
  runnerSource(marketId: string, runnerId: RunnerId): Source<RunnerFacts | null>;
  cell(marketId: string, runnerId: RunnerId, side: Side, level: PriceLevel): PriceCellValue;
  subscribeCell(marketId: string, runnerId: RunnerId, side: Side, level: PriceLevel, onChange: () => void): () => void;
  levels(marketId: string, runnerId: RunnerId, side: Side): Levels;
  market(marketId: string): MarketFacts | null;
  subscribeMarket(marketId: string, onChange: () => void): () => void;
  runner(marketId: string, runnerId: RunnerId): RunnerFacts | null;
  subscribeRunner(marketId: string, runnerId: RunnerId, onChange: () => void): () => void;
  /** Whoever follows a cell `whileVisible` is not told while its market is hidden, and catches up after. Markets are visible until told otherwise. */
  setVisible(marketId: string, visible: boolean): void;
  isVisible(marketId: string): boolean;
  /** Milliseconds of the page's monotonic clock when the market was last heard of, changed or not; null before. */
  lastSeenAt(marketId: string): number | null;
  /** Called once a frame in which something changed, before the cells are told. `whole`: no price on screen is left for the next frame. */
  onPaint(painter: (now: number, isComplete: boolean) => void): () => void;
}

export interface ConnectionStatus {
  /** `unreliable`: the server sends prices and says itself that they are not to be relied on. */
  readonly state: 'connecting' | 'live' | 'paused' | 'lost' | 'unreliable';
  /** Milliseconds the last answer took; null before the first. */
  readonly latencyMs: number | null;
  readonly transport: TransportStatus['transport'];
  /** A socket is offered and does not come up. */
  readonly fallback: boolean;
  /** A stream tells own bets and balance as they change, and what it last told still holds. */
  readonly streamsOwnBets: boolean;
  /** Paused by the bettor, not because nobody looks. */
  readonly pausedByUser: boolean;
}

/** How much comes in: messages and answers alike. */
export interface Traffic {
  /** Over the last ten seconds. */
  readonly perSecond: number;
  /** Milliseconds since the last one; null before the first. */
  readonly lastAgoMs: number | null;
}

/** What was shown, to be looked back on. */
export type HistoryReader = Pick<MarketHistory, 'markets' | 'track'> & {
  readonly fancies: Pick<MarketHistory['fancies'], 'all' | 'track'>;
};

/** What was shown so far, as long as this page is open; null until the record of it has come, some time after the first screen. */
export interface HistorySource extends Source<HistoryReader | null> {
  /** Has the record loaded at once, and again where it could not be; nothing where it is there or on its way. `subscribe` tells when it has come. */
  readonly load: () => void;
}

/** The one door to live prices. Everything watched is released by the function `watch…` returns. */
export interface LiveFeed {
  readonly prices: PriceStore;
  readonly history: HistorySource;
  watchHome(): () => void;
  /** `markets` leaves the session lines out. */
  watchMatch(matchId: string, scope?: WatchScope): () => void;
  home(): ResourceState<readonly MatchOutline[]>;
  subscribeHome(onChange: () => void): () => void;
  matchSource(matchId: string): Source<ResourceState<readonly MarketOutline[]>>;
  fanciesSource(matchId: string): Source<ResourceState<readonly FancyLine[]>>;
  match(matchId: string): ResourceState<readonly MarketOutline[]>;
  subscribeMatch(matchId: string, onChange: () => void): () => void;
  fancies(matchId: string): ResourceState<readonly FancyLine[]>;
  subscribeFancies(matchId: string, onChange: () => void): () => void;
  connection(): ConnectionStatus;
  subscribeConnection(onChange: () => void): () => void;
  /** Asks at once for everything watched (after a bet, or when the user presses Retry). */
  refresh(): void;
  /** Read when it is shown: it changes with every message. */
  traffic(): Traffic;
  /** Stops every update (WCAG 2.2.2): prices stay as they are, are soon stale, and lock betting as stale prices do. */
  pause(): void;
  /** Goes on, at once. */
  resume(): void;
}

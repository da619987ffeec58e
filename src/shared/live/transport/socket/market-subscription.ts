import type { MarketChange } from '../../store/changes.ts';
import type { PriceDetail } from '../transport.ts';
import { calculateSilenceLimit, limitHeartbeat } from './heartbeat.ts';
import { PolledFacts, type PolledMarket } from './polled-facts.ts';
import { StreamCursor, type SubscriptionMessage } from './stream-cursor.ts';
import { createMarketSubscriptionRequest, HEARTBEAT_MS } from './stream-requests.ts';

type MarketMessage = Extract<SubscriptionMessage, { op: 'markets' }>;

/** Result of one message: changes to apply, and whether prices are valid. */
export type MarketMessageResult =
  | {
      readonly kind: 'applied';
      readonly changes: readonly MarketChange[];
      readonly isReliable: boolean;
      readonly isImage: boolean;
    }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'broken' };

const IGNORED_MESSAGE: MarketMessageResult = { kind: 'ignored' };

/** Marks every market of a stream image as an image. */
function toImages(changes: readonly MarketChange[]): readonly MarketChange[] {
  const knownMarketIds = new Set<string>();
  return changes.map((change) => {
    const isFirst = !knownMarketIds.has(change.marketId);
    knownMarketIds.add(change.marketId);
    return isFirst && !change.image ? { ...change, image: true } : change;
  });
}

/** The subscription to prices: the requested markets, and those that the stream has delivered. */
export class MarketSubscription {
  readonly #cursor = new StreamCursor<MarketMessage>();
  #marketIds: readonly string[] = [];
  #detail: PriceDetail = 'full';
  #requested = '';
  readonly #streamed = new Set<string>();
  readonly #polledFacts = new PolledFacts();
  readonly #now: () => number;
  #lastMessageAt = 0;
  #heartbeatMs = HEARTBEAT_MS;
  #reliable = true;

  constructor(now: () => number) {
    this.#now = now;
  }

  get marketIds(): readonly string[] {
    return this.#marketIds;
  }

  get streamedMarketIds(): ReadonlySet<string> {
    return this.#cursor.isSynced ? this.#streamed : new Set();
  }

  get isSynced(): boolean {
    return this.#cursor.isSynced;
  }

  /** Time of the last message, or of the request. */
  get lastMessageAt(): number {
    return this.#lastMessageAt;
  }

  /** The silence that ends the connection. Null while nothing is subscribed. */
  get silenceLimit(): { readonly since: number; readonly ms: number } | null {
    const ms = calculateSilenceLimit(this.isSynced, this.maxSilenceMs);
    return this.#marketIds.length === 0 ? null : { since: this.#lastMessageAt, ms };
  }

  /** Longest silence of a live server in milliseconds. */
  get maxSilenceMs(): number {
    return 2 * this.#heartbeatMs;
  }

  /**
   * How long a price stays valid without a message, in milliseconds. 0 while the server reports its prices as
   * unreliable.
   */
  get ttlMs(): number {
    return this.#reliable ? this.maxSilenceMs : 0;
  }

  setMarketIds(marketIds: Iterable<string>, detail: PriceDetail): void {
    this.#detail = detail;
    this.#marketIds = [...new Set(marketIds)].sort();
  }

  /** The subscription must be sent again. An empty list would request every market. */
  get needsRequest(): boolean {
    return this.#marketIds.length > 0 && this.#filter !== this.#requested;
  }

  isStreaming(marketId: string): boolean {
    return this.#cursor.isSynced && this.#streamed.has(marketId);
  }

  /** The stream says all about this market: a lock that only polls report needs further polls. */
  covers(marketId: string): boolean {
    return this.isStreaming(marketId) && !this.#polledFacts.isLockedByPoll(marketId);
  }

  request(id: number): object {
    this.#lastMessageAt = this.#now();
    this.#requested = this.#filter;
    const clocks = this.#cursor.request(id, this.#requested);
    return createMarketSubscriptionRequest(id, this.#marketIds, this.#detail, clocks);
  }

  /** Another detail needs an image, as other markets do: a patch would leave the levels that the client lacks. */
  get #filter(): string {
    return `${this.#detail} ${this.#marketIds.join()}`;
  }

  /** Ignores everything until the next request has its image. */
  forget(): void {
    this.#cursor.forget();
    this.pause();
  }

  /** The feed has dropped these books: when they are watched again they need an image, also with the same filter. */
  release(marketIds: readonly string[]): void {
    this.#marketIds = this.#marketIds.filter((marketId) => !marketIds.includes(marketId));
    for (const marketId of marketIds) this.#streamed.delete(marketId);
    this.#polledFacts.forget(marketIds);
    this.#cursor.requireImage();
    this.#requested = '';
  }

  /**
   * Returns what a polled response adds to the markets that the stream delivers. It has replaced the books of the
   * others: a patch would change other prices.
   */
  handlePolled(polled: readonly PolledMarket[], requestedAt: number): readonly MarketChange[] {
    const isReplaced = polled.some(({ marketId }) => this.#marketIds.includes(marketId) && !this.isStreaming(marketId));
    if (isReplaced && !this.#cursor.awaitsImage) {
      this.#cursor.requireImage();
      if (!this.#cursor.isSynced) this.#requested = '';
    }
    return polled
      .map((market) => {
        const facts = this.#polledFacts.addPolled(market, requestedAt);
        return { marketId: market.marketId, image: false, facts, runners: [] };
      })
      .filter(({ marketId }) => this.#reliable && this.isStreaming(marketId));
  }

  /** The connection is down, or the new one has not subscribed yet. */
  pause(): void {
    this.#cursor.pause();
    this.#requested = '';
    this.#reliable = true;
  }

  accept(message: MarketMessage): MarketMessageResult {
    const step = this.#cursor.accept(message);
    if (step.kind === 'broken') return { kind: 'broken' };
    if (step.kind === 'waiting' || step.kind === 'ignored') return IGNORED_MESSAGE;
    this.#lastMessageAt = this.#now();
    this.#heartbeatMs = limitHeartbeat(message.heartbeatMs, this.#heartbeatMs);
    this.#reliable = !message.isDegraded;
    if (step.kind === 'alive') return { kind: 'applied', changes: [], isReliable: this.#reliable, isImage: false };
    const received = step.messages
      .flatMap((each) => each.changes)
      .filter(({ marketId }) => this.#marketIds.includes(marketId));
    const changes = step.image ? toImages(received) : received;
    if (step.image) this.#streamed.clear();
    for (const change of changes) {
      this.#streamed.add(change.marketId);
      this.#polledFacts.noteStreamed(change, this.#lastMessageAt);
    }
    return { kind: 'applied', changes, isReliable: this.#reliable, isImage: step.image };
  }
}

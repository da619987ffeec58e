import type { MarketChange } from '../../store/changes.ts';
import type { PriceDetail } from '../transport.ts';
import { StreamCursor, type SubscriptionMessage } from './stream-cursor.ts';
import { createMarketSubscriptionRequest, HEARTBEAT_MS } from './stream-requests.ts';

type MarketMessage = Extract<SubscriptionMessage, { op: 'markets' }>;

/** Result of one message: changes to apply, and whether prices are valid. */
export type MarketMessageResult =
  | { readonly kind: 'applied'; readonly changes: readonly MarketChange[]; readonly isReliable: boolean }
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
  #heartbeatMs = HEARTBEAT_MS;
  #reliable = true;

  get marketIds(): readonly string[] {
    return this.#marketIds;
  }

  get streamedMarketIds(): ReadonlySet<string> {
    return this.#cursor.isSynced ? this.#streamed : new Set();
  }

  get isSynced(): boolean {
    return this.#cursor.isSynced;
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

  request(id: number): object {
    this.#requested = this.#filter;
    const clocks = this.#cursor.request(id, this.#requested);
    return createMarketSubscriptionRequest(id, this.#marketIds, this.#detail, clocks);
  }

  /** Another detail needs an image, as other markets do: a patch would leave the levels that the client lacks. */
  get #filter(): string {
    return `${this.#detail} ${this.#marketIds.join()}`;
  }

  forget(): void {
    this.#cursor.forget();
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
    // A server may be slower than requested, and reports its own heartbeat.
    if (message.heartbeatMs !== null && message.heartbeatMs > 0)
      this.#heartbeatMs = Math.max(HEARTBEAT_MS, message.heartbeatMs);
    this.#reliable = !message.isDegraded;
    if (step.kind === 'alive') return { kind: 'applied', changes: [], isReliable: this.#reliable };
    const received = step.messages.flatMap((each) => each.changes);
    const changes = step.image ? toImages(received) : received;
    if (step.image) this.#streamed.clear();
    for (const { marketId } of changes) if (this.#marketIds.includes(marketId)) this.#streamed.add(marketId);
    return { kind: 'applied', changes, isReliable: this.#reliable };
  }
}

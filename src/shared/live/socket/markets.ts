import type { MarketChange } from '../changes.ts';
import { StreamCursor, type Streamed } from './cursor.ts';
import { HEARTBEAT_MS, marketSubscription } from './requests.ts';

type Message = Extract<Streamed, { op: 'markets' }>;

/** What one message comes to: changes to apply, and whether anything holds. */
export type Outcome =
  | { readonly kind: 'holds'; readonly changes: readonly MarketChange[]; readonly reliable: boolean }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'broken' };

const NOTHING: Outcome = { kind: 'nothing' };

/** An image of the stream replaces every market in it, whatever each of them says. */
function asImages(changes: readonly MarketChange[]): readonly MarketChange[] {
  const seen = new Set<string>();
  return changes.map((change) => {
    const first = !seen.has(change.marketId);
    seen.add(change.marketId);
    return first && !change.image ? { ...change, image: true } : change;
  });
}

/** The subscription to prices: the markets asked for, and those of them that the stream has brought. */
export class MarketSubscription {
  readonly #cursor = new StreamCursor<Message>();
  #wanted: readonly string[] = [];
  #asked = '';
  readonly #brought = new Set<string>();
  #heartbeatMs = HEARTBEAT_MS;
  #reliable = true;

  get wanted(): readonly string[] {
    return this.#wanted;
  }

  get brought(): ReadonlySet<string> {
    return this.#cursor.synced ? this.#brought : new Set();
  }

  get synced(): boolean {
    return this.#cursor.synced;
  }

  /** Longest silence of a server that is alive. */
  get silenceMs(): number {
    return 2 * this.#heartbeatMs;
  }

  /** How long a price holds without a word; not at all while the server itself doubts it. */
  get lifeMs(): number {
    return this.#reliable ? this.silenceMs : 0;
  }

  want(marketIds: Iterable<string>): void {
    this.#wanted = [...new Set(marketIds)].sort();
  }

  /** The server has to be asked anew. An empty list would ask for every market there is. */
  get changed(): boolean {
    return this.#wanted.length > 0 && this.#wanted.join() !== this.#asked;
  }

  streams(marketId: string): boolean {
    return this.#cursor.synced && this.#brought.has(marketId);
  }

  request(id: number): object {
    this.#asked = this.#wanted.join();
    return marketSubscription(id, this.#wanted, this.#cursor.request(id, this.#asked));
  }

  forget(): void {
    this.#cursor.forget();
  }

  /** The line is down, or a new one has not been asked yet. */
  pause(): void {
    this.#cursor.pause();
    this.#asked = '';
    this.#reliable = true;
  }

  accept(message: Message): Outcome {
    const step = this.#cursor.accept(message);
    if (step.kind === 'broken') return { kind: 'broken' };
    if (step.kind === 'waiting' || step.kind === 'ignored') return NOTHING;
    // A server may be slower than it was asked to be, and says so.
    if (message.heartbeatMs !== null && message.heartbeatMs > 0) this.#heartbeatMs = Math.max(HEARTBEAT_MS, message.heartbeatMs);
    this.#reliable = !message.degraded;
    if (step.kind === 'alive') return { kind: 'holds', changes: [], reliable: this.#reliable };
    const sent = step.messages.flatMap((each) => each.changes);
    const changes = step.image ? asImages(sent) : sent;
    if (step.image) this.#brought.clear();
    for (const { marketId } of changes) if (this.#wanted.includes(marketId)) this.#brought.add(marketId);
    return { kind: 'holds', changes, reliable: this.#reliable };
  }
}

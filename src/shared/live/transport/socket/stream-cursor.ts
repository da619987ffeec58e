import type { StreamMessage } from '../stream/stream-message.ts';

export type SubscriptionMessage = Extract<StreamMessage, { op: 'markets' | 'fancies' }>;

/**
 * What a message does to its subscription. `apply`: these messages belong together and are applied as one, an `image` in place of all
 * that was there. `alive`: nothing changed. `broken`: messages were lost or came in the wrong order, and an image must be asked for.
 */
export type CursorStep<M extends SubscriptionMessage> =
  | { readonly kind: 'apply'; readonly image: boolean; readonly messages: readonly M[] }
  | { readonly kind: 'alive' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'broken' };

/** Of two messages one is a repeat when their clocks agree; a stream that stutters does so within a few. */
const REMEMBERED_CLOCKS = 64;
/** An image in more parts than this has no end. */
const MAX_PARTS = 1000;

/** One subscription's place in the stream: which messages are its own, which belong together, and where to go on after a break. */
export class StreamCursor<M extends SubscriptionMessage> {
  #id = 0;
  #filter = '';
  #initialClk: string | null = null;
  #clk: string | null = null;
  #publishedAt = -Infinity;
  #skippedUntil = -Infinity;
  #synced = false;
  #parts: M[] = [];
  readonly #seen = new Set<string>();

  /** An image, or a patch after one, has come since the last request: what the books say is what the server says. */
  get synced(): boolean {
    return this.#synced;
  }

  /** Begins a request. The clocks to send with it: those of the same filter as before give a patch instead of an image. */
  request(id: number, filter: string): { readonly initialClk?: string; readonly clk?: string } {
    const resumes = filter === this.#filter && this.#initialClk !== null && this.#clk !== null;
    this.#id = id;
    this.#filter = filter;
    this.#parts = [];
    this.#skippedUntil = -Infinity;
    this.#synced = false;
    if (!resumes) this.forget();
    return resumes ? { initialClk: this.#initialClk ?? '', clk: this.#clk ?? '' } : {};
  }

  /** The next request gets an image. */
  forget(): void {
    this.#initialClk = null;
    this.#clk = null;
    this.#publishedAt = -Infinity;
    this.#synced = false;
    this.#parts = [];
    this.#seen.clear();
  }

  /** The line is down: nothing holds until a request has been answered, but the clocks stay good. */
  pause(): void {
    this.#synced = false;
    this.#parts = [];
  }

  accept(message: M): CursorStep<M> {
    // What was still under way for the filter before is of no use now.
    if (this.#id === 0 || (message.id !== null && message.id !== this.#id)) return { kind: 'ignored' };
    // Said twice. What answers a request may well carry the clock that was sent with it.
    if (message.clk !== null && message.changeType !== 'heartbeat' && this.#synced && this.#seen.has(message.clk))
      return { kind: 'ignored' };
    const startsOver = message.changeType === 'image' || message.changeType === 'patch';
    const publishedAt = message.publishedAt ?? this.#publishedAt;
    if (!startsOver && !this.#synced && this.#parts.length === 0) {
      this.#skippedUntil = Math.max(this.#skippedUntil, publishedAt);
      return { kind: 'ignored' };
    }
    // Older than what was applied, or than what was passed over while waiting for it.
    if (publishedAt < (startsOver ? this.#skippedUntil : this.#publishedAt)) return { kind: 'broken' };
    if (message.changeType === 'heartbeat') {
      this.#remember(message);
      return { kind: 'alive' };
    }
    if (message.part === 'first') this.#parts = [];
    else if (message.part !== null && this.#parts.length === 0) return { kind: 'broken' };
    if (message.part === null || message.part === 'last') return this.#complete(message);
    if (this.#parts.push(message) > MAX_PARTS) return { kind: 'broken' };
    return { kind: 'waiting' };
  }

  #complete(message: M): CursorStep<M> {
    const messages = message.part === null ? [message] : [...this.#parts, message];
    this.#parts = [];
    for (const each of messages) this.#remember(each);
    this.#synced = true;
    return { kind: 'apply', image: messages[0]?.changeType === 'image', messages };
  }

  #remember({ clk, initialClk, publishedAt }: M): void {
    if (initialClk !== null) this.#initialClk = initialClk;
    if (publishedAt !== null) this.#publishedAt = publishedAt;
    if (clk === null) return;
    this.#clk = clk;
    this.#seen.add(clk);
    const [oldest] = this.#seen;
    if (this.#seen.size > REMEMBERED_CLOCKS && oldest !== undefined) this.#seen.delete(oldest);
  }
}

import type { StreamMessage } from '../stream/stream-message.ts';

export type SubscriptionMessage = Extract<StreamMessage, { op: 'markets' | 'fancies' }>;

/**
 * Effect of a message on its subscription.
 *
 * `apply`: apply these messages together, an `image` replaces everything. `alive`: nothing changed. `broken`: messages
 * were lost or out of order, so request an image.
 */
export type CursorStep<M extends SubscriptionMessage> =
  | { readonly kind: 'apply'; readonly image: boolean; readonly messages: readonly M[] }
  | { readonly kind: 'alive' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'broken' };

/** Clocks remembered to recognise repeated messages. A faulty stream repeats within a few messages. */
const REMEMBERED_CLOCKS = 64;
/** An image in more parts than this has no end. */
const MAX_PARTS = 1000;

/**
 * Position of one subscription in the stream: which messages belong to it, which belong together, and where to resume
 * after a break.
 */
export class StreamCursor<M extends SubscriptionMessage> {
  #id = 0;
  #filter = '';
  #initialClk: string | null = null;
  #clk: string | null = null;
  #publishedAt = -Infinity;
  #skippedUntil = -Infinity;
  #synced = false;
  #parts: M[] = [];
  readonly #rememberedClocks = new Set<string>();

  /** An image, or a patch after one, has come since the last request: the books match the server. */
  get isSynced(): boolean {
    return this.#synced;
  }

  /** The last request had no clocks, and its image has not come yet. */
  get awaitsImage(): boolean {
    return !this.#synced && this.#initialClk === null;
  }

  /**
   * Begins a request and returns the clocks to send. With an unchanged filter, the clocks bring a patch instead of an
   * image.
   */
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

  /** Makes the next request return an image, also with an unchanged filter. Until then the stream goes on. */
  requireImage(): void {
    this.#filter = '';
  }

  /** Makes the next request return an image, and ignores changes until then. */
  forget(): void {
    this.#initialClk = null;
    this.#clk = null;
    this.#publishedAt = -Infinity;
    this.#synced = false;
    this.#parts = [];
    this.#rememberedClocks.clear();
  }

  /** The connection is down: books are invalid until a request has its response, but the clocks stay valid. */
  pause(): void {
    this.#synced = false;
    this.#parts = [];
  }

  accept(message: M): CursorStep<M> {
    // Messages of the previous filter are useless now.
    if (this.#id === 0 || (message.id !== null && message.id !== this.#id)) return { kind: 'ignored' };
    // A repeated message. The response to a request may carry the clock that was sent with it.
    if (
      message.clk !== null &&
      message.changeType !== 'heartbeat' &&
      this.#synced &&
      this.#rememberedClocks.has(message.clk)
    )
      return { kind: 'ignored' };
    // A patch continues from clocks: without them it belongs to an earlier request.
    const continues = message.changeType === 'patch' && this.#initialClk !== null;
    const startsOver = message.changeType === 'image' || continues;
    const publishedAt = message.publishedAt ?? this.#publishedAt;
    if (!startsOver && !this.#synced && this.#parts.length === 0) {
      this.#skippedUntil = Math.max(this.#skippedUntil, publishedAt);
      return { kind: 'ignored' };
    }
    // Older than the applied message, or than one skipped while waiting for it.
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
    this.#rememberedClocks.add(clk);
    const [oldest] = this.#rememberedClocks;
    if (this.#rememberedClocks.size > REMEMBERED_CLOCKS && oldest !== undefined) this.#rememberedClocks.delete(oldest);
  }
}

import type { RunnerId } from '#shared/domain/market/runner-id.ts';
import { MarketHistory } from '#shared/live/history/market-history.ts';
import type { MarketTrack } from '#shared/live/history/market-track.ts';
import { applyChange, createBook, type MarketBook } from '#shared/live/store/book.ts';
import { parseStreamMessage, type StreamMessage } from '#shared/live/transport/stream/stream-message.ts';
import { createOutline, readDefinitions } from './market-definition.ts';

type MarketMessage = Extract<StreamMessage, { op: 'markets' }>;

/** A recorded stream, ready to play. */
export interface Recording {
  readonly tracks: readonly MarketTrack[];
  /** Price messages, heartbeats included. */
  readonly messages: number;
  /** Messages about other topics, which are skipped. */
  readonly otherMessages: number;
  readonly badLines: {
    readonly count: number;
    readonly first: { readonly line: number; readonly problem: string } | null;
  };
  /** Number of markets above MAX_MARKETS. */
  readonly omittedMarkets: number;
}

/** The most markets shown next to each other. */
export const MAX_MARKETS = 40;
/** Largest gap between two messages, in milliseconds. A larger one means a wrong timestamp. */
const MAX_GAP_MS = 31 * 24 * 3_600_000;
const MAX_TIMESTAMP = 8.64e15;

/** Builds a recording line by line with the parser and the reducer of the live stream. */
export class RecordingBuilder {
  #now = 0;
  readonly #history = new MarketHistory(() => this.#now, { bytes: Infinity, ageMs: Infinity, entries: 128 });
  readonly #books = new Map<string, MarketBook>();
  readonly #definitions = new Map<string, Readonly<Record<string, unknown>>>();
  readonly #runners = new Map<string, Set<RunnerId>>();
  readonly #omittedMarkets = new Set<string>();
  #lineNumber = 0;
  #messages = 0;
  #otherMessages = 0;
  #badLines: Recording['badLines'] = { count: 0, first: null };

  /** Adds one line. Null stands for a line that was too long. */
  add(line: string | null): void {
    this.#lineNumber += 1;
    if (line === null) return this.#addBadLine('too long');
    const parsed = parseStreamMessage(line);
    if (!parsed.ok) return this.#addBadLine(parsed.problem);
    const { message } = parsed;
    if (message.op !== 'markets') {
      this.#otherMessages += 1;
      return;
    }
    const problem = this.#advanceTo(message.publishedAt);
    if (problem !== null) return this.#addBadLine(problem);
    this.#messages += 1;
    if (line.includes('"marketDefinition"'))
      for (const [marketId, definition] of readDefinitions(line)) this.#definitions.set(marketId, definition);
    this.#apply(message);
  }

  finish(): Recording {
    const tracks = [...this.#runners].flatMap(([marketId, runnerIds]) => {
      this.#history.setOutline(createOutline(marketId, this.#definitions.get(marketId) ?? {}, [...runnerIds]));
      return this.#history.track(marketId) ?? [];
    });
    return {
      tracks,
      messages: this.#messages,
      otherMessages: this.#otherMessages,
      badLines: this.#badLines,
      omittedMarkets: this.#omittedMarkets.size,
    };
  }

  #advanceTo(publishedAt: number | null): string | null {
    if (publishedAt === null) return this.#now === 0 ? 'pt: missing' : null;
    if (publishedAt <= 0 || publishedAt > MAX_TIMESTAMP) return 'pt: no moment';
    if (this.#now !== 0 && Math.abs(publishedAt - this.#now) > MAX_GAP_MS) return 'pt: far from the message before';
    this.#now = Math.max(this.#now, publishedAt);
    return null;
  }

  #apply(message: MarketMessage): void {
    // As in the live cache, an image replaces the whole book.
    if (message.changeType === 'image' && (message.part === null || message.part === 'first')) {
      this.#history.endSegments(this.#books.keys());
      this.#books.clear();
    }
    const at = this.#history.now();
    for (const change of message.changes) {
      const runners = this.#runnersOf(change.marketId);
      if (runners === null) continue;
      let book = this.#books.get(change.marketId);
      if (!book) this.#books.set(change.marketId, (book = createBook(change.marketId)));
      this.#history.recordChange(book, change, at);
      applyChange(book, change);
      for (const runnerId of book.changedRunners.keys()) runners.add(runnerId);
      book.changedRunners.clear();
    }
  }

  #runnersOf(marketId: string): Set<RunnerId> | null {
    let runners = this.#runners.get(marketId);
    if (runners !== undefined) return runners;
    if (this.#runners.size >= MAX_MARKETS) {
      this.#omittedMarkets.add(marketId);
      return null;
    }
    this.#runners.set(marketId, (runners = new Set()));
    return runners;
  }

  #addBadLine(problem: string): void {
    this.#badLines = {
      count: this.#badLines.count + 1,
      first: this.#badLines.first ?? { line: this.#lineNumber, problem },
    };
  }
}

import type { RunnerId } from '#shared/domain/runner-id.ts';
import { applyChange, type Book, createBook } from '#shared/live/book.ts';
import { Past } from '#shared/live/past/past.ts';
import type { Track } from '#shared/live/past/track.ts';
import { parseStreamMessage, type StreamMessage } from '#shared/live/stream.ts';
import { definitionsIn, outlineOf } from './definition.ts';

type MarketMessage = Extract<StreamMessage, { op: 'markets' }>;

/** A recorded stream, ready to be played. */
export interface Recording {
  readonly tracks: readonly Track[];
  /** Messages about prices, sign of life or not. */
  readonly messages: number;
  /** Messages about something else, passed over. */
  readonly others: number;
  readonly bad: { readonly count: number; readonly first: { readonly line: number; readonly problem: string } | null };
  /** Markets beyond the most that are shown. */
  readonly leftOut: number;
}

/** More markets than this are no longer looked at side by side. */
export const MOST_MARKETS = 40;
/** Two messages further apart than this do not belong to one recording: one of the times is made up. */
const LONGEST_GAP_MS = 31 * 24 * 3_600_000;
const LATEST = 8.64e15;

/** Builds a recording line by line with the reader and the reducer of the live stream. */
export class RecordingBuilder {
  #now = 0;
  readonly #past = new Past(() => this.#now, { bytes: Infinity, ageMs: Infinity, entries: 128 });
  readonly #books = new Map<string, Book>();
  readonly #definitions = new Map<string, Readonly<Record<string, unknown>>>();
  readonly #runners = new Map<string, Set<RunnerId>>();
  readonly #leftOut = new Set<string>();
  #line = 0;
  #messages = 0;
  #others = 0;
  #bad: Recording['bad'] = { count: 0, first: null };

  /** Null is a line that was too long to be read. */
  add(line: string | null): void {
    this.#line += 1;
    if (line === null) return this.#spoilt('too long');
    const parsed = parseStreamMessage(line);
    if (!parsed.ok) return this.#spoilt(parsed.problem);
    const { message } = parsed;
    if (message.op !== 'markets') {
      this.#others += 1;
      return;
    }
    const problem = this.#moveTo(message.publishedAt);
    if (problem !== null) return this.#spoilt(problem);
    this.#messages += 1;
    if (line.includes('"marketDefinition"')) for (const [marketId, definition] of definitionsIn(line)) this.#definitions.set(marketId, definition);
    this.#apply(message);
  }

  finish(): Recording {
    const tracks = [...this.#runners].flatMap(([marketId, runnerIds]) => {
      this.#past.name(outlineOf(marketId, this.#definitions.get(marketId) ?? {}, [...runnerIds]));
      return this.#past.track(marketId) ?? [];
    });
    return { tracks, messages: this.#messages, others: this.#others, bad: this.#bad, leftOut: this.#leftOut.size };
  }

  #moveTo(publishedAt: number | null): string | null {
    if (publishedAt === null) return this.#now === 0 ? 'pt: missing' : null;
    if (publishedAt <= 0 || publishedAt > LATEST) return 'pt: no moment';
    if (this.#now !== 0 && Math.abs(publishedAt - this.#now) > LONGEST_GAP_MS) return 'pt: far from the message before';
    this.#now = Math.max(this.#now, publishedAt);
    return null;
  }

  #apply(message: MarketMessage): void {
    // As the live cache does: an image of the stream replaces everything there was.
    if (message.extent === 'image' && (message.part === null || message.part === 'first')) {
      this.#past.letGo(this.#books.keys());
      this.#books.clear();
    }
    const at = this.#past.now();
    for (const change of message.changes) {
      const runners = this.#runnersOf(change.marketId);
      if (runners === null) continue;
      let book = this.#books.get(change.marketId);
      if (!book) this.#books.set(change.marketId, (book = createBook(change.marketId)));
      this.#past.note(book, change, at);
      applyChange(book, change);
      for (const runnerId of book.touched.keys()) runners.add(runnerId);
      book.touched.clear();
    }
  }

  #runnersOf(marketId: string): Set<RunnerId> | null {
    let runners = this.#runners.get(marketId);
    if (runners !== undefined) return runners;
    if (this.#runners.size >= MOST_MARKETS) {
      this.#leftOut.add(marketId);
      return null;
    }
    this.#runners.set(marketId, (runners = new Set()));
    return runners;
  }

  #spoilt(problem: string): void {
    this.#bad = { count: this.#bad.count + 1, first: this.#bad.first ?? { line: this.#line, problem } };
  }
}

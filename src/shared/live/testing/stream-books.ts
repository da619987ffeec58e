import { applyChange, createBook, getBestLevels, type MarketBook, type RunnerBook } from '../store/book.ts';
import type { StreamMessage } from '../transport/stream/stream-message.ts';

/** Applies a `markets` message to its books. An image first empties the cache, also in mid-stream. */
export function applyMarketMessage(
  books: Map<string, MarketBook>,
  message: Extract<StreamMessage, { op: 'markets' }>,
): void {
  if (message.changeType === 'image' && (message.part === null || message.part === 'first')) books.clear();
  for (const change of message.changes) {
    let book = books.get(change.marketId);
    if (!book) books.set(change.marketId, (book = createBook(change.marketId)));
    applyChange(book, change);
  }
}

/**
 * Checks for a back and a lay offer that would match each other. An exchange never shows that at the end of a message.
 */
export function isCrossed(runner: RunnerBook): boolean {
  const back = getBestLevels(runner.back, 'back')[0];
  const lay = getBestLevels(runner.lay, 'lay')[0];
  return back !== null && lay !== null && back.price >= lay.price;
}

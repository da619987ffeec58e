import type { FancyLine } from '../../../domain/market/market.ts';
import { applyChange, createBook, type MarketBook } from '../../store/book.ts';
import type { FancyChange, StreamMessage } from './stream-message.ts';

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
 * Applies a change to the lines. Unchanged lines keep their identity. A line never listed has no name and is left out.
 */
export function applyFancyChanges(lines: readonly FancyLine[], changes: readonly FancyChange[]): readonly FancyLine[] {
  const byId = new Map(changes.map((change) => [change.fancyId, change]));
  if (!lines.some((line) => byId.has(line.fancyId))) return lines;
  return lines.map((line) => {
    const change = byId.get(line.fancyId);
    if (!change) return line;
    const { fancyId: _, image, ...fields } = change;
    return image
      ? { ...line, no: null, yes: null, lockedBy: null, rateChanged: false, ...fields }
      : { ...line, ...fields };
  });
}

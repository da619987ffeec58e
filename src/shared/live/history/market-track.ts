import type { MarketOutline } from '../outlines.ts';
import { applyChange, type MarketBook } from '../store/book.ts';
import { type HistoryEvent, type HistorySegment, type MarketHistoryEntry, toImage } from './history-entries.ts';
import { unpackBook } from './packed-book.ts';

/** A market at one moment. */
export interface HistorySnapshot {
  readonly book: MarketBook;
  /** Whether its prices were too old to bet on. */
  readonly stale: boolean;
}

/** `missing`: the feed stopped showing the market. */
export type TrackEvent = { readonly at: number; readonly event: HistoryEvent | 'missing' };

/** Copy of one market's history. Moments are milliseconds since 1970. */
export interface MarketTrack {
  readonly outline: MarketOutline;
  readonly from: number;
  readonly to: number;
  /** Every event in order of time. */
  readonly entries: readonly MarketHistoryEntry[];
  /** Returns a new book of the market at a moment. Null when the feed did not show it then. */
  getSnapshotAt(at: number): HistorySnapshot | null;
  /** Returns the changes after one moment, up to and including another. */
  listBetween(after: number, until: number): readonly TrackEvent[];
}

/** Counts the items of an ordered list up to and including a moment. */
export function countUpTo(list: readonly { readonly at: number }[], at: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.at ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Copies the segments: the track ignores later growth. */
export function createMarketTrack(
  outline: MarketOutline,
  segments: readonly HistorySegment[],
  to: number,
): MarketTrack {
  const parts = segments.map(({ from, until, book, entries: recorded }) => {
    const count = recorded.length;
    let read: readonly MarketHistoryEntry[] | undefined;
    return {
      from,
      until,
      readBook: () => unpackBook(outline.marketId, book),
      readEntries: () => (read ??= recorded.read(count)),
    };
  });

  const findPartAt = (at: number) => {
    const part = parts.findLast(({ from }) => from <= at);
    return part === undefined || at >= part.until ? null : part;
  };

  return {
    outline,
    from: parts[0]?.from ?? to,
    to,
    get entries() {
      return parts.flatMap(({ readEntries: entries }) => entries());
    },
    getSnapshotAt(at) {
      const part = findPartAt(at);
      if (part === null) return null;
      const book = part.readBook();
      let isStale = false;
      for (const { event } of part.readEntries().slice(0, countUpTo(part.readEntries(), at))) {
        isStale = event === 'stale';
        if (typeof event !== 'string') applyChange(book, event);
      }
      return { book, stale: isStale };
    },
    listBetween(after, until) {
      const events: TrackEvent[] = [];
      parts.forEach((part, index) => {
        if (part.from > until || part.until <= after) return;
        if (part.from > after) events.push({ at: part.from, event: toImage(part.readBook()) });
        const entries = part.readEntries();
        for (const entry of entries.slice(countUpTo(entries, after), countUpTo(entries, until))) events.push(entry);
        if (part.until <= until && parts[index + 1]?.from !== part.until)
          events.push({ at: part.until, event: 'missing' });
      });
      return events;
    },
  };
}

import { applyChange, type Book, createBook } from '../book.ts';
import type { MarketOutline } from '../live.ts';
import type { Entry, Said, Stretch } from './entry.ts';

/** A market as it stood at a moment. */
export interface Standing {
  readonly book: Book;
  /** Its prices were too old to bet on. */
  readonly stale: boolean;
}

/** `gone`: the feed stopped to show the market. */
export type Happening = { readonly at: number; readonly said: Said | 'gone' };

/** One market's past, as far as it was kept when it was asked for. Moments are milliseconds since 1970. */
export interface Track {
  readonly outline: MarketOutline;
  readonly from: number;
  readonly to: number;
  /** Everything that happened, in order of time. */
  readonly entries: readonly Entry[];
  /** How the market stood at a moment; null where the feed did not show it then. A new book each time. */
  standingAt(at: number): Standing | null;
  /** What happened after one moment and up to and with another, as changes that lead from the one standing to the other. */
  between(after: number, until: number): readonly Happening[];
}

/** How many of a list, in order of time, came up to and with a moment. */
export function countUpTo(list: readonly { readonly at: number }[], at: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.at ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Frozen as of now: the stretches go on growing, and what they grow by is not part of this track. */
export function createTrack(outline: MarketOutline, stretches: readonly Stretch[], to: number): Track {
  const parts = stretches.map(({ from, until, image, entries: kept }) => {
    const count = kept.length;
    let read: readonly Entry[] | undefined;
    return { from, until, image, entries: () => (read ??= kept.read(count)) };
  });

  const partAt = (at: number) => {
    const part = parts.findLast(({ from }) => from <= at);
    return part === undefined || at >= part.until ? null : part;
  };

  return {
    outline,
    from: parts[0]?.from ?? to,
    to,
    get entries() {
      return parts.flatMap(({ entries }) => entries());
    },
    standingAt(at) {
      const part = partAt(at);
      if (part === null) return null;
      const book = createBook(outline.marketId);
      applyChange(book, part.image);
      let stale = false;
      for (const { said } of part.entries().slice(0, countUpTo(part.entries(), at))) {
        stale = said === 'stale';
        if (typeof said !== 'string') applyChange(book, said);
      }
      return { book, stale };
    },
    between(after, until) {
      const found: Happening[] = [];
      parts.forEach((part, index) => {
        if (part.from > until || part.until <= after) return;
        if (part.from > after) found.push({ at: part.from, said: part.image });
        const entries = part.entries();
        for (const entry of entries.slice(countUpTo(entries, after), countUpTo(entries, until))) found.push(entry);
        if (part.until <= until && parts[index + 1]?.from !== part.until) found.push({ at: part.until, said: 'gone' });
      });
      return found;
    },
  };
}

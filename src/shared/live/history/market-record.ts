import type { MarketOutline } from '../outlines.ts';
import type { HistorySegment } from './history-entries.ts';
import { estimateBookWeight } from './packed-book.ts';

/** A market with kept history. */
export interface RetainedMarket {
  readonly outline: MarketOutline;
  /** Milliseconds since 1970, from the first kept moment to the last event. */
  readonly from: number;
  readonly to: number;
}

/** The history of one market. */
export interface RecordedTrack {
  outline: MarketOutline | null;
  readonly segments: HistorySegment[];
  /** The current segment. Null while the feed does not show the market. */
  openSegment: HistorySegment | null;
  stale: boolean;
}

const getLastTime = ({ from, entries }: HistorySegment): number => Math.max(from, entries.lastAt);

/** Estimated bytes of a segment. */
export const estimateSegmentWeight = ({ book, entries }: HistorySegment): number =>
  estimateBookWeight(book) + entries.weight;

/** Orders segments for removal: ended ones first, then the quietest. */
export const compareForEviction = (one: HistorySegment, other: HistorySegment): number =>
  one.until === other.until ? getLastTime(one) - getLastTime(other) : one.until < other.until ? -1 : 1;

/** Lists the named markets with history, the latest first. */
export const listRetainedMarkets = (records: Iterable<RecordedTrack>): readonly RetainedMarket[] =>
  [...records]
    .flatMap(({ outline, segments: [first, ...rest] }) =>
      outline === null || first === undefined
        ? []
        : [{ outline, from: first.from, to: getLastTime(rest.at(-1) ?? first) }],
    )
    .sort((one, other) => other.to - one.to);

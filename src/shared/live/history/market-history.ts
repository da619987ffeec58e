import type { MarketOutline, MatchOutline } from '../outlines.ts';
import type { MarketBook } from '../store/book.ts';
import type { MarketChange } from '../store/changes.ts';
import { diffAgainst } from './diff-against.ts';
import { FancyHistory } from './fancy-history.ts';
import { HistoryEntryList, type HistorySegment } from './history-entries.ts';
import {
  compareForEviction,
  estimateSegmentWeight,
  listRetainedMarkets,
  type RecordedTrack,
  type RetainedMarket,
} from './market-record.ts';
import { createMarketTrack, type MarketTrack } from './market-track.ts';
import { outlineRow } from './outline-from-row.ts';
import { packBook } from './packed-book.ts';

export interface HistoryLimits {
  /** Estimated bytes over all markets. */
  readonly bytes: number;
  /** Age in milliseconds after which ended segments are dropped. */
  readonly ageMs: number;
  /** Entries per segment: any moment is a book and at most this many changes away. */
  readonly entries: number;
}

/** Ten recorded T20 matches of 18,529 messages each, in full depth, fill it. */
export const HISTORY_LIMITS: HistoryLimits = { bytes: 8_000_000, ageMs: 2 * 3_600_000, entries: 128 };

const OUTLINE_WEIGHT = 1_000;
const SWEEP_MS = 60_000;
/** Share of the limit to free at once. */
const SPARE = 1 / 16;

/**
 * History of the markets on screen: every change with its time, and the book at the start of each segment.
 *
 * Drops the oldest segments at the limits. Times never run backwards, even when the machine's clock is set back.
 */
export class MarketHistory {
  /** History of the session lines, by the same clock. */
  readonly fancies = new FancyHistory(() => this.now());
  readonly #records = new Map<string, RecordedTrack>();
  readonly #clock: () => number;
  readonly #limits: HistoryLimits;
  #latest = -Infinity;
  #weight = 0;
  #sweptAt = -Infinity;

  constructor(clock: () => number = Date.now, limits: HistoryLimits = HISTORY_LIMITS) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** Estimated bytes held, session lines included. */
  get weight(): number {
    return this.#weight + this.fancies.weight;
  }

  /** Returns the time for current events. Read once for all changes of one message. */
  now(): number {
    return (this.#latest = Math.max(this.#latest, this.#clock()));
  }

  /** Called before a change is applied to its book. */
  recordChange(book: MarketBook, change: MarketChange, at: number): void {
    const record = this.#recordOf(book.marketId);
    const event = diffAgainst(book, change);
    const openSegment =
      record.openSegment !== null && record.openSegment.entries.length < this.#limits.entries
        ? record.openSegment
        : this.#startSegment(record, book, at);
    if (event !== null) this.#weight += openSegment.entries.add(at, event);
    else if (record.stale) this.#weight += openSegment.entries.add(at, 'fresh');
    record.stale = false;
    if (at - this.#sweptAt > SWEEP_MS) this.#sweep(at);
    if (this.#weight > this.#limits.bytes) this.#evict();
  }

  /**
   * Prices became stale, or fresh without a change. `overdueMs`: how long ago, because the page notices a sleep of the
   * device after its end.
   */
  onFreshnessChange(event: 'stale' | 'fresh', marketIds: Iterable<string>, overdueMs = 0): void {
    for (const marketId of marketIds) {
      const record = this.#records.get(marketId);
      if (record === undefined || record.openSegment === null || record.stale === (event === 'stale')) continue;
      const { from, entries } = record.openSegment;
      this.#weight += entries.add(Math.max(from, entries.lastAt, Math.round(this.now() - overdueMs)), event);
      record.stale = event === 'stale';
    }
  }

  /** The feed dropped these markets: their next change begins a new segment. */
  endSegments(marketIds: Iterable<string>): void {
    for (const marketId of marketIds) {
      const record = this.#records.get(marketId);
      if (record === undefined || record.openSegment === null) continue;
      record.openSegment.until = this.now();
      record.openSegment = null;
      record.stale = false;
    }
  }

  /** Sets the name and runners of a market. The latest values win. */
  setOutline(outline: MarketOutline): void {
    const record = this.#recordOf(outline.marketId);
    if (record.outline === null) this.#weight += OUTLINE_WEIGHT;
    record.outline = outline;
  }

  /** Sets the names of a match's markets, and the match of its session lines. */
  setMatchOutlines(matchId: string, outlines: readonly MarketOutline[]): void {
    for (const outline of outlines) this.setOutline(outline);
    if (outlines[0] !== undefined) this.fancies.setName(matchId, outlines[0].matchName);
  }

  /** Names the markets of home rows that have no name yet. Home rows hold less than the match page. */
  setRowOutlines(rows: readonly MatchOutline[]): void {
    for (const row of rows) if (this.#records.get(row.marketId)?.outline == null) this.setOutline(outlineRow(row));
  }

  /** Lists every market with history, the latest first. */
  listMarkets(): readonly RetainedMarket[] {
    return listRetainedMarkets(this.#records.values());
  }

  /**
   * Returns a copy of a market's history until now, or null. The copy stays complete when this history drops segments
   * later.
   */
  track(marketId: string): MarketTrack | null {
    const { outline, segments } = this.#records.get(marketId) ?? { outline: null, segments: [] };
    return outline === null || segments.length === 0 ? null : createMarketTrack(outline, segments, this.now());
  }

  #recordOf(marketId: string): RecordedTrack {
    let record = this.#records.get(marketId);
    if (!record)
      this.#records.set(marketId, (record = { outline: null, segments: [], openSegment: null, stale: false }));
    return record;
  }

  #startSegment(record: RecordedTrack, book: MarketBook, at: number): HistorySegment {
    if (record.openSegment !== null) record.openSegment.until = at;
    const openSegment = {
      from: at,
      until: Infinity,
      book: packBook(book),
      entries: new HistoryEntryList(book.marketId, record.openSegment?.entries ?? null),
    };
    record.openSegment = openSegment;
    record.segments.push(openSegment);
    this.#weight += estimateSegmentWeight(openSegment);
    return openSegment;
  }

  /** Drops the oldest segments, and some more: the search costs more than the removal. */
  #evict(): void {
    const enough = this.#limits.bytes * (1 - SPARE);
    const all = [...this.#records].flatMap(([marketId, record]) =>
      record.segments.map((segment) => ({ marketId, history: record, segment })),
    );
    all.sort((one, other) => compareForEviction(one.segment, other.segment));
    for (const { marketId, history: record } of all) {
      if (this.#weight <= enough) return;
      this.#drop(marketId, record);
    }
  }

  #drop(marketId: string, record: RecordedTrack): void {
    const first = record.segments.shift();
    if (first !== undefined) this.#weight -= estimateSegmentWeight(first);
    if (first === record.openSegment) record.openSegment = null;
    if (record.segments.length > 0) return;
    if (record.outline !== null) this.#weight -= OUTLINE_WEIGHT;
    this.#records.delete(marketId);
  }

  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const [marketId, record] of [...this.#records])
      for (
        let [first] = record.segments;
        first !== undefined && now - first.until > this.#limits.ageMs;
        [first] = record.segments
      )
        this.#drop(marketId, record);
  }
}

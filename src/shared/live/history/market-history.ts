import type { MarketBook } from '../store/book.ts';
import type { MarketChange } from '../store/changes.ts';
import type { MarketOutline, MatchOutline } from '../live-feed.ts';
import { HistoryEntryList, toImage, type HistorySegment, estimateWeight } from './history-entries.ts';
import { diffAgainst } from './diff-against.ts';
import { FancyHistory } from './fancy-history.ts';
import { outlineFromRow } from './outline-from-row.ts';
import { createMarketTrack, type MarketTrack } from './market-track.ts';

export interface HistoryLimits {
  /** Estimated bytes over all markets. */
  readonly bytes: number;
  /** What ended longer ago than this, in milliseconds, goes. */
  readonly ageMs: number;
  /** A new stretch begins after so many entries: any moment is an image and at most so many changes away. */
  readonly entries: number;
}

/** Two recorded T20 matches of 18,529 messages each, in full depth, fill it. */
export const HISTORY_LIMITS: HistoryLimits = { bytes: 8_000_000, ageMs: 2 * 3_600_000, entries: 128 };

const OUTLINE_WEIGHT = 1_000;
const SWEEP_MS = 60_000;
/** How much of the limit is made free at once. */
const SPARE = 1 / 16;

/** A market of which something is kept. */
export interface RetainedMarket {
  readonly outline: MarketOutline;
  /** Milliseconds since 1970: from the first moment kept to the last thing that happened. */
  readonly from: number;
  readonly to: number;
}

interface MarketRecord {
  outline: MarketOutline | null;
  readonly segments: HistorySegment[];
  /** The stretch that goes on; null while the feed does not show the market. */
  openSegment: HistorySegment | null;
  stale: boolean;
}

const lastAt = ({ from, entries }: HistorySegment): number => Math.max(from, entries.lastAt);

const segmentWeight = ({ image, entries }: HistorySegment): number => estimateWeight(image) + entries.weight;

/** What ended goes before what goes on, and of what goes on the quietest. */
const compareForEviction = (one: HistorySegment, other: HistorySegment): number =>
  one.until === other.until ? lastAt(one) - lastAt(other) : one.until < other.until ? -1 : 1;

/**
 * What the feed has shown, kept for looking back: every change with the moment it came, and now and then an image.
 * Whatever is oldest goes when the limits are reached. Moments never run backwards, whatever the machine's clock does.
 */
export class MarketHistory {
  /** The same of session lines, by the same clock. */
  readonly fancies = new FancyHistory(() => this.now());
  readonly #records = new Map<string, MarketRecord>();
  readonly #clock: () => number;
  readonly #limits: HistoryLimits;
  #latest = -Infinity;
  #weight = 0;
  #sweptAt = -Infinity;

  constructor(clock: () => number = Date.now, limits: HistoryLimits = HISTORY_LIMITS) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** Estimated bytes held, session lines and all. */
  get weight(): number {
    return this.#weight + this.fancies.weight;
  }

  /** The moment for what happens now: asked for once, however many changes come together. */
  now(): number {
    return (this.#latest = Math.max(this.#latest, this.#clock()));
  }

  /** The books as they stand when the record begins: the first that is known of their markets. */
  startRecording(books: Iterable<MarketBook>): void {
    const at = this.now();
    for (const book of books) this.#startSegment(this.#recordOf(book.marketId), book, at);
  }

  /** Told before a change is applied to its book. */
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

  /** Prices grew too old to bet on, or hold again without having changed. */
  onFreshnessChange(event: 'stale' | 'fresh', marketIds: Iterable<string>): void {
    for (const marketId of marketIds) {
      const record = this.#records.get(marketId);
      if (record === undefined || record.openSegment === null || record.stale === (event === 'stale')) continue;
      this.#weight += record.openSegment.entries.add(this.now(), event);
      record.stale = event === 'stale';
    }
  }

  /** The feed no longer shows these markets: what comes next begins anew. */
  endSegments(marketIds: Iterable<string>): void {
    for (const marketId of marketIds) {
      const record = this.#records.get(marketId);
      if (record === undefined || record.openSegment === null) continue;
      record.openSegment.until = this.now();
      record.openSegment = null;
      record.stale = false;
    }
  }

  /** How the market is called and who runs; the latest word holds. */
  setOutline(outline: MarketOutline): void {
    const record = this.#recordOf(outline.marketId);
    if (record.outline === null) this.#weight += OUTLINE_WEIGHT;
    record.outline = outline;
  }

  /** The markets of a match, and what its session lines belong to. */
  setMatchOutlines(matchId: string, outlines: readonly MarketOutline[]): void {
    for (const outline of outlines) this.setOutline(outline);
    if (outlines[0] !== undefined) this.fancies.name(matchId, outlines[0].matchName);
  }

  /** The markets of the home page, which tells less of them than their match: those that are not named yet. */
  setRowOutlines(rows: readonly MatchOutline[]): void {
    for (const row of rows) if (this.#records.get(row.marketId)?.outline == null) this.setOutline(outlineFromRow(row));
  }

  /** Every market that can be looked back on, the latest first. */
  markets(): readonly RetainedMarket[] {
    return [...this.#records.values()]
      .flatMap(({ outline, segments: [first, ...rest] }) =>
        outline === null || first === undefined
          ? []
          : [{ outline, from: first.from, to: lastAt(rest.at(-1) ?? first) }],
      )
      .sort((one, other) => other.to - one.to);
  }

  /** A market's past as far as now; null where nothing is kept of it. What is held of it then stays, whatever is dropped here later. */
  track(marketId: string): MarketTrack | null {
    const { outline, segments } = this.#records.get(marketId) ?? { outline: null, segments: [] };
    return outline === null || segments.length === 0 ? null : createMarketTrack(outline, segments, this.now());
  }

  #recordOf(marketId: string): MarketRecord {
    let record = this.#records.get(marketId);
    if (!record)
      this.#records.set(marketId, (record = { outline: null, segments: [], openSegment: null, stale: false }));
    return record;
  }

  #startSegment(record: MarketRecord, book: MarketBook, at: number): HistorySegment {
    if (record.openSegment !== null) record.openSegment.until = at;
    const openSegment = {
      from: at,
      until: Infinity,
      image: toImage(book),
      entries: new HistoryEntryList(book.marketId),
    };
    record.openSegment = openSegment;
    record.segments.push(openSegment);
    this.#weight += segmentWeight(openSegment);
    return openSegment;
  }

  /** Lets go of what is oldest, and of some more: to look for it costs more than to drop it. */
  #evict(): void {
    const enough = this.#limits.bytes * (1 - SPARE);
    const all = [...this.#records].flatMap(([marketId, record]) =>
      record.segments.map((segment) => ({ marketId, history: record, stretch: segment })),
    );
    all.sort((one, other) => compareForEviction(one.stretch, other.stretch));
    for (const { marketId, history: record } of all) {
      if (this.#weight <= enough) return;
      this.#drop(marketId, record);
    }
  }

  #drop(marketId: string, record: MarketRecord): void {
    const first = record.segments.shift();
    if (first !== undefined) this.#weight -= segmentWeight(first);
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

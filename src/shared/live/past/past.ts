import type { Book } from '../book.ts';
import type { MarketChange } from '../changes.ts';
import type { MarketOutline, MatchOutline } from '../live.ts';
import { EntryList, imageOf, type Stretch, weightOf } from './entry.ts';
import { lighten } from './lighten.ts';
import { PastLines } from './lines.ts';
import { rowMarket } from './row-market.ts';
import { createTrack, type Track } from './track.ts';

export interface PastLimits {
  /** Estimated bytes over all markets. */
  readonly bytes: number;
  /** What ended longer ago than this, in milliseconds, goes. */
  readonly ageMs: number;
  /** A new stretch begins after so many entries: any moment is an image and at most so many changes away. */
  readonly entries: number;
}

/** Two recorded T20 matches of 18,529 messages each, in full depth, fill it. */
export const LIMITS: PastLimits = { bytes: 8_000_000, ageMs: 2 * 3_600_000, entries: 128 };

const OUTLINE_WEIGHT = 1_000;
const SWEEP_MS = 60_000;
/** How much of the limit is made free at once. */
const SPARE = 1 / 16;

/** A market of which something is kept. */
export interface Remembered {
  readonly outline: MarketOutline;
  /** Milliseconds since 1970: from the first moment kept to the last thing that happened. */
  readonly from: number;
  readonly to: number;
}

interface History {
  outline: MarketOutline | null;
  readonly stretches: Stretch[];
  /** The stretch that goes on; null while the feed does not show the market. */
  open: Stretch | null;
  stale: boolean;
}

const lastAt = ({ from, entries }: Stretch): number => Math.max(from, entries.lastAt);

const stretchWeight = ({ image, entries }: Stretch): number => weightOf(image) + entries.weight;

/** What ended goes before what goes on, and of what goes on the quietest. */
const orderOfGoing = (one: Stretch, other: Stretch): number => (one.until === other.until ? lastAt(one) - lastAt(other) : one.until < other.until ? -1 : 1);

/**
 * What the feed has shown, kept for looking back: every change with the moment it came, and now and then an image.
 * Whatever is oldest goes when the limits are reached. Moments never run backwards, whatever the machine's clock does.
 */
export class Past {
  /** The same of session lines, by the same clock. */
  readonly lines = new PastLines(() => this.now());
  readonly #histories = new Map<string, History>();
  readonly #clock: () => number;
  readonly #limits: PastLimits;
  #latest = -Infinity;
  #weight = 0;
  #sweptAt = -Infinity;

  constructor(clock: () => number = Date.now, limits: PastLimits = LIMITS) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** Estimated bytes held, session lines and all. */
  get weight(): number {
    return this.#weight + this.lines.weight;
  }

  /** The moment for what happens now: asked for once, however many changes come together. */
  now(): number {
    return (this.#latest = Math.max(this.#latest, this.#clock()));
  }

  /** The books as they stand when the record begins: the first that is known of their markets. */
  begin(books: Iterable<Book>): void {
    const at = this.now();
    for (const book of books) this.#begin(this.#historyOf(book.marketId), book, at);
  }

  /** Told before a change is applied to its book. */
  note(book: Book, change: MarketChange, at: number): void {
    const history = this.#historyOf(book.marketId);
    const said = lighten(book, change);
    const open = history.open !== null && history.open.entries.length < this.#limits.entries ? history.open : this.#begin(history, book, at);
    if (said !== null) this.#weight += open.entries.add(at, said);
    else if (history.stale) this.#weight += open.entries.add(at, 'fresh');
    history.stale = false;
    if (at - this.#sweptAt > SWEEP_MS) this.#sweep(at);
    if (this.#weight > this.#limits.bytes) this.#shed();
  }

  /** Prices grew too old to bet on, or hold again without having changed. */
  grew(said: 'stale' | 'fresh', marketIds: Iterable<string>): void {
    for (const marketId of marketIds) {
      const history = this.#histories.get(marketId);
      if (history === undefined || history.open === null || history.stale === (said === 'stale')) continue;
      this.#weight += history.open.entries.add(this.now(), said);
      history.stale = said === 'stale';
    }
  }

  /** The feed no longer shows these markets: what comes next begins anew. */
  letGo(marketIds: Iterable<string>): void {
    for (const marketId of marketIds) {
      const history = this.#histories.get(marketId);
      if (history === undefined || history.open === null) continue;
      history.open.until = this.now();
      history.open = null;
      history.stale = false;
    }
  }

  /** How the market is called and who runs; the latest word holds. */
  name(outline: MarketOutline): void {
    const history = this.#historyOf(outline.marketId);
    if (history.outline === null) this.#weight += OUTLINE_WEIGHT;
    history.outline = outline;
  }

  /** The markets of a match, and what its session lines belong to. */
  nameMatch(matchId: string, outlines: readonly MarketOutline[]): void {
    for (const outline of outlines) this.name(outline);
    if (outlines[0] !== undefined) this.lines.name(matchId, outlines[0].matchName);
  }

  /** The markets of the home page, which tells less of them than their match: those that are not named yet. */
  nameRows(rows: readonly MatchOutline[]): void {
    for (const row of rows) if (this.#histories.get(row.marketId)?.outline == null) this.name(rowMarket(row));
  }

  /** Every market that can be looked back on, the latest first. */
  markets(): readonly Remembered[] {
    return [...this.#histories.values()]
      .flatMap(({ outline, stretches: [first, ...rest] }) => (outline === null || first === undefined ? [] : [{ outline, from: first.from, to: lastAt(rest.at(-1) ?? first) }]))
      .sort((one, other) => other.to - one.to);
  }

  /** A market's past as far as now; null where nothing is kept of it. What is held of it then stays, whatever is dropped here later. */
  track(marketId: string): Track | null {
    const { outline, stretches } = this.#histories.get(marketId) ?? { outline: null, stretches: [] };
    return outline === null || stretches.length === 0 ? null : createTrack(outline, stretches, this.now());
  }

  #historyOf(marketId: string): History {
    let history = this.#histories.get(marketId);
    if (!history) this.#histories.set(marketId, (history = { outline: null, stretches: [], open: null, stale: false }));
    return history;
  }

  #begin(history: History, book: Book, at: number): Stretch {
    if (history.open !== null) history.open.until = at;
    const open = { from: at, until: Infinity, image: imageOf(book), entries: new EntryList(book.marketId) };
    history.open = open;
    history.stretches.push(open);
    this.#weight += stretchWeight(open);
    return open;
  }

  /** Lets go of what is oldest, and of some more: to look for it costs more than to drop it. */
  #shed(): void {
    const enough = this.#limits.bytes * (1 - SPARE);
    const all = [...this.#histories].flatMap(([marketId, history]) => history.stretches.map((stretch) => ({ marketId, history, stretch })));
    all.sort((one, other) => orderOfGoing(one.stretch, other.stretch));
    for (const { marketId, history } of all) {
      if (this.#weight <= enough) return;
      this.#drop(marketId, history);
    }
  }

  #drop(marketId: string, history: History): void {
    const first = history.stretches.shift();
    if (first !== undefined) this.#weight -= stretchWeight(first);
    if (first === history.open) history.open = null;
    if (history.stretches.length > 0) return;
    if (history.outline !== null) this.#weight -= OUTLINE_WEIGHT;
    this.#histories.delete(marketId);
  }

  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const [marketId, history] of [...this.#histories])
      for (let [first] = history.stretches; first !== undefined && now - first.until > this.#limits.ageMs; [first] = history.stretches) this.#drop(marketId, history);
  }
}

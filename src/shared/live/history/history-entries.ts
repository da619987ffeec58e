import type { RunnerId } from '../../domain/market/runner-id.ts';
import type { MarketBook, RunnerBook, SideBook } from '../store/book.ts';
import type { MarketChange, RunnerChange, SideChange } from '../store/changes.ts';
import { NumberBuffer } from './number-buffer.ts';
import type { PackedBook } from './packed-book.ts';
import { isPackable, packChange, unpackChange } from './packed-changes.ts';

/**
 * An event of a market: a change, prices too old to bet on (`stale`), or prices valid again (`fresh`, as after any
 * change).
 */
export type HistoryEvent = MarketChange | 'stale' | 'fresh';

export interface MarketHistoryEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly event: HistoryEvent;
}

/** A segment of a market's history that can be read alone: the market at its start, and all events since. */
export interface HistorySegment {
  /** Milliseconds since 1970. */
  readonly from: number;
  /** End of the segment: the start of the next one, or when the feed dropped the market. Infinity while it goes on. */
  until: number;
  /** The market at its start. */
  readonly book: PackedBook;
  readonly entries: HistoryEntryList;
}

/** Estimated bytes of a kept change with its objects, rounded up, in a 64-bit heap without compressed pointers. */
const WEIGHT = { change: 380, runner: 240, row: 120, list: 400 } as const;

const countRows = (change: SideChange | undefined): number => change?.rows.length ?? 0;

/** Estimates the bytes of a change kept as an object. */
function estimateWeight({ runners }: MarketChange): number {
  let weight: number = WEIGHT.change;
  for (const { back, lay } of runners) weight += WEIGHT.runner + WEIGHT.row * (countRows(back) + countRows(lay));
  return weight;
}

/** A quarter of a busy market's list. More would count as memory that hundreds of quiet markets never use. */
const MAX_FIRST_BYTES = 512;

const EVENT_CODES = { stale: 0, fresh: 1, numbers: 2, other: 3 } as const;

/**
 * Append-only entries in order of time. Nearly all are price changes, which are stored as numbers: some 17 bytes each.
 * As objects they take over thirty times as much, and garbage collection on a page with hundreds of changes a second.
 */
export class HistoryEntryList {
  readonly #marketId: string;
  readonly #numbers: NumberBuffer;
  readonly #others: MarketChange[] = [];
  #weight: number;
  #length = 0;
  #lastAt = -Infinity;

  /** `previous`: the list before this one. Segments of one market are about equally long. */
  constructor(marketId: string, previous: HistoryEntryList | null = null) {
    this.#marketId = marketId;
    this.#numbers = new NumberBuffer(previous === null ? 0 : Math.min(previous.#numbers.length, MAX_FIRST_BYTES));
    this.#weight = WEIGHT.list + this.#numbers.capacity;
  }

  get length(): number {
    return this.#length;
  }

  /** Time of the last event, -Infinity without one. */
  get lastAt(): number {
    return this.#lastAt;
  }

  /** Estimated bytes. */
  get weight(): number {
    return this.#weight;
  }

  /** Adds an entry. Returns the estimated growth in bytes. */
  add(at: number, event: HistoryEvent): number {
    const capacity = this.#numbers.capacity;
    const elapsed = this.#length === 0 ? at : at - this.#lastAt;
    this.#length += 1;
    this.#lastAt = at;
    this.#numbers.push(elapsed);
    let growth = 0;
    if (typeof event === 'string') this.#numbers.push(EVENT_CODES[event]);
    else if (isPackable(event)) {
      this.#numbers.push(EVENT_CODES.numbers);
      packChange(this.#numbers, event);
    } else {
      this.#numbers.push(EVENT_CODES.other);
      this.#others.push(event);
      growth = estimateWeight(event);
    }
    growth += this.#numbers.capacity - capacity;
    this.#weight += growth;
    return growth;
  }

  /** Rebuilds the first entries, up to a count or all of them. */
  read(count: number): readonly MarketHistoryEntry[] {
    const next = this.#numbers.createReader();
    let others = 0;
    let at = 0;
    return Array.from({ length: Math.min(count, this.#length) }, () => {
      at += next();
      const kind = next();
      if (kind === EVENT_CODES.numbers) return { at, event: unpackChange(this.#marketId, next) };
      const other = kind === EVENT_CODES.other ? this.#others[others++] : undefined;
      return { at, event: other ?? (kind === EVENT_CODES.stale ? 'stale' : 'fresh') };
    });
  }
}

/** Returns a side in each form that the feed sent, or the levels when it sent neither. */
function toSideChanges({ levels, depth }: SideBook): readonly SideChange[] {
  const forms: SideChange[] = [];
  if (levels.length > 0 || depth === null)
    forms.push({ form: 'levels', rows: levels.map((offer, level) => [level, offer] as const) });
  if (depth !== null) forms.push({ form: 'depth', rows: [...depth] });
  return forms;
}

/** Returns one entry, or two when the feed sent a side in both forms. */
function toRunnerChanges(runnerId: RunnerId, { status, back, lay }: RunnerBook): RunnerChange[] {
  const [backs, lays] = [toSideChanges(back), toSideChanges(lay)];
  return [0, 1].flatMap((form) => {
    const [ofBack, ofLay] = [backs[form], lays[form]];
    if (ofBack === undefined && ofLay === undefined) return [];
    return { runnerId, status, ...(ofBack && { back: ofBack }), ...(ofLay && { lay: ofLay }) };
  });
}

/** Returns the current book as an image that rebuilds an equal book. */
export const toImage = ({
  marketId,
  status,
  inPlay,
  locked,
  news,
  totalMatched,
  runners,
}: MarketBook): MarketChange => ({
  marketId,
  image: true,
  facts: { ...(status !== null && { status }), inPlay, locked, news, totalMatched },
  runners: [...runners].flatMap(([runnerId, runner]) => toRunnerChanges(runnerId, runner)),
});

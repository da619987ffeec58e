import type { RunnerId } from '../../domain/runner-id.ts';
import type { Book, Ladder, RunnerBook } from '../book.ts';
import type { LadderChange, MarketChange, RunnerChange } from '../changes.ts';
import { Numbers, numbersFor, packChange, unpackChange } from './packed.ts';

/** What happened to a market: a change, or that its prices grew too old to bet on (`stale`) and hold again (`fresh`, as after any change). */
export type Said = MarketChange | 'stale' | 'fresh';

export interface Entry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly said: Said;
}

/** A stretch of a market's past that can be told by itself: how it stood at the beginning, and all that happened since. */
export interface Stretch {
  /** Milliseconds since 1970. */
  readonly from: number;
  /** When it ended: the next stretch begins there, or the feed let the market go. Infinity while it goes on. */
  until: number;
  /** An image of the market. */
  readonly image: MarketChange;
  readonly entries: EntryList;
}

/** Estimated bytes of a change that is kept, with the objects behind it: as a 64-bit heap without compressed pointers holds them, rounded up. */
const WEIGHT = { change: 380, runner: 240, row: 120, list: 400 } as const;

const rowsOf = (change: LadderChange | undefined): number => change?.rows.length ?? 0;

/** Estimated bytes of a change kept as it came. */
export function weightOf({ runners }: MarketChange): number {
  let weight: number = WEIGHT.change;
  for (const { back, lay } of runners) weight += WEIGHT.runner + WEIGHT.row * (rowsOf(back) + rowsOf(lay));
  return weight;
}

const KINDS = { stale: 0, fresh: 1, numbers: 2, other: 3 } as const;

/**
 * Entries in order of time, only ever added to. Changes of prices, which nearly all are, are kept as numbers: an eighth of what the objects
 * take, and nothing for the collection of garbage to look through, on a page that is told of hundreds a second.
 */
export class EntryList {
  readonly #marketId: string;
  readonly #numbers = new Numbers();
  readonly #others: MarketChange[] = [];
  #weight: number = WEIGHT.list + this.#numbers.bytes;
  #length = 0;
  #lastAt = -Infinity;

  constructor(marketId: string) {
    this.#marketId = marketId;
  }

  get length(): number {
    return this.#length;
  }

  /** When the last happened; -Infinity where none did. */
  get lastAt(): number {
    return this.#lastAt;
  }

  /** Estimated bytes. */
  get weight(): number {
    return this.#weight;
  }

  /** Returns by how many bytes it grew, estimated. */
  add(at: number, said: Said): number {
    const before = this.#weight;
    const numbers = typeof said === 'string' ? 0 : numbersFor(said);
    this.#length += 1;
    this.#lastAt = at;
    this.#weight += this.#numbers.reserve(2 + (numbers ?? 0));
    this.#numbers.push(at);
    if (typeof said === 'string') this.#numbers.push(KINDS[said]);
    else if (numbers !== null) {
      this.#numbers.push(KINDS.numbers);
      packChange(this.#numbers, said);
    } else {
      this.#numbers.push(KINDS.other);
      this.#others.push(said);
      this.#weight += weightOf(said);
    }
    return this.#weight - before;
  }

  /** The first so many, or all there are, made anew. */
  read(count: number): readonly Entry[] {
    const next = this.#numbers.reader();
    let others = 0;
    return Array.from({ length: Math.min(count, this.#length) }, () => {
      const [at, kind] = [next(), next()];
      if (kind === KINDS.numbers) return { at, said: unpackChange(this.#marketId, next) };
      const other = kind === KINDS.other ? this.#others[others++] : undefined;
      return { at, said: other ?? (kind === KINDS.stale ? 'stale' : 'fresh') };
    });
  }
}

/** A side in each form that the feed sent: the levels where it sent neither. */
function formsOf({ levels, depth }: Ladder): readonly LadderChange[] {
  const forms: LadderChange[] = [];
  if (levels.length > 0 || depth === null) forms.push({ form: 'levels', rows: levels.map((offer, level) => [level, offer] as const) });
  if (depth !== null) forms.push({ form: 'depth', rows: [...depth] });
  return forms;
}

/** One entry, or two where the feed sent a side in both forms. */
function runnerImages(runnerId: RunnerId, { status, back, lay }: RunnerBook): RunnerChange[] {
  const [backs, lays] = [formsOf(back), formsOf(lay)];
  return [0, 1].flatMap((form) => {
    const [ofBack, ofLay] = [backs[form], lays[form]];
    if (ofBack === undefined && ofLay === undefined) return [];
    return { runnerId, status, ...(ofBack && { back: ofBack }), ...(ofLay && { lay: ofLay }) };
  });
}

/** All that a book says at the moment, as an image that brings about the same book. */
export const imageOf = ({ marketId, status, inPlay, locked, news, totalMatched, runners }: Book): MarketChange => ({
  marketId,
  image: true,
  facts: { ...(status !== null && { status }), inPlay, locked, news, totalMatched },
  runners: [...runners].flatMap(([runnerId, runner]) => runnerImages(runnerId, runner)),
});

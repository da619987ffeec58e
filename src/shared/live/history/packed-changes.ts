import type { Money } from '../../domain/money/money.ts';
import type { MarketPrice } from '../../domain/odds/odds.ts';
import type { MarketChange, MarketFactsChange, RunnerChange, SideChange } from '../store/changes.ts';

const MIN_CAPACITY = 32;

/** Append-only numbers in memory that the garbage collector does not scan. */
export class NumberBuffer {
  #values: Float64Array;
  #length = 0;

  /** `capacity`: how many numbers to expect. Growing copies all of them. */
  constructor(capacity: number) {
    this.#values = new Float64Array(Math.max(MIN_CAPACITY, capacity));
  }

  get length(): number {
    return this.#length;
  }

  get bytes(): number {
    return this.#values.byteLength;
  }

  /**
   * Reserves space for a count of numbers. Required before `push`. Returns the growth in bytes, because reading the
   * array's size costs more than a write.
   */
  reserve(count: number): number {
    const needed = this.#length + count;
    if (needed <= this.#values.length) return 0;
    const before = this.bytes;
    const larger = new Float64Array(Math.max(needed, 2 * this.#values.length));
    larger.set(this.#values);
    this.#values = larger;
    return this.bytes - before;
  }

  push(value: number): void {
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  /** Reads the numbers in order. Later pushes come after them. NaN follows the last one. */
  createReader(): () => number {
    let position = 0;
    return () => (position < this.#length ? (this.#values[position++] ?? NaN) : NaN);
  }
}

const FORMS = { none: 0, levels: 1, depth: 2 } as const;
/** Codes for a level without an offer, a price without a size, and an absent matched total. */
const NO_VALUE = NaN;
const UNKNOWN_MATCHED = -1;

const isTotalMatchedOnly = (facts: MarketFactsChange): boolean =>
  Object.keys(facts).every((name) => name === 'totalMatched');

const countSideNumbers = (change: SideChange | undefined): number =>
  change === undefined ? 1 : 2 + 3 * change.rows.length;

/**
 * Counts the numbers that encode a change of prices and of the matched total, which nearly all changes are. Returns
 * null for any other change.
 */
export function countPackedNumbers({ image, facts, runners }: MarketChange): number | null {
  if (image || (facts !== undefined && !isTotalMatchedOnly(facts))) return null;
  let numbers = 2;
  for (const { status, back, lay } of runners) {
    if (status !== undefined) return null;
    numbers += 1 + countSideNumbers(back) + countSideNumbers(lay);
  }
  return numbers;
}

function pack(to: NumberBuffer, change: SideChange | undefined): void {
  if (change === undefined) {
    to.push(FORMS.none);
    return;
  }
  to.push(FORMS[change.form]);
  to.push(change.rows.length);
  if (change.form === 'levels') {
    for (const row of change.rows) {
      to.push(row[0]);
      to.push(row[1]?.price ?? NO_VALUE);
      to.push(row[1]?.size ?? NO_VALUE);
    }
    return;
  }
  for (const row of change.rows) {
    to.push(row[0]);
    to.push(row[1] ?? NO_VALUE);
  }
}

/** Writes a change after `countPackedNumbers` has counted it and space is reserved. */
export function packChange(to: NumberBuffer, { facts, runners }: MarketChange): void {
  const matched = facts?.totalMatched;
  to.push(matched === undefined ? NO_VALUE : (matched ?? UNKNOWN_MATCHED));
  to.push(runners.length);
  for (const { runnerId, back, lay } of runners) {
    to.push(runnerId);
    pack(to, back);
    pack(to, lay);
  }
}

const isNoValue = Number.isNaN;

function unpack(next: () => number): SideChange | undefined {
  const form = next();
  if (form === FORMS.none) return undefined;
  const rows = Array.from({ length: next() });
  if (form === FORMS.depth) {
    return {
      form: 'depth',
      rows: rows.map(() => {
        const [price, size] = [next(), next()];
        return [price as MarketPrice, isNoValue(size) ? null : (size as Money)] as const;
      }),
    };
  }
  return {
    form: 'levels',
    rows: rows.map(() => {
      const [level, price, size] = [next(), next(), next()];
      return [level, isNoValue(price) ? null : { price: price as MarketPrice, size: size as Money }] as const;
    }),
  };
}

function unpackRunner(next: () => number): RunnerChange {
  const runnerId = next();
  const [back, lay] = [unpack(next), unpack(next)];
  return { runnerId, ...(back !== undefined && { back }), ...(lay !== undefined && { lay }) };
}

/** Reads a change that `packChange` wrote. */
export function unpackChange(marketId: string, next: () => number): MarketChange {
  const [matched, runners] = [next(), next()];
  return {
    marketId,
    image: false,
    ...(!isNoValue(matched) && { facts: { totalMatched: matched === UNKNOWN_MATCHED ? null : (matched as Money) } }),
    runners: Array.from({ length: runners }, () => unpackRunner(next)),
  };
}

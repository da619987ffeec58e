import type { Offer, RunnerStatus } from '../../domain/market/market.ts';
import type { Money } from '../../domain/money/money.ts';
import type { MarketPrice } from '../../domain/odds/odds.ts';
import { createBook, type MarketBook, type SideBook } from '../store/book.ts';
import { NumberBuffer } from './packed-changes.ts';

/** A copy of a market's book, with its runners as numbers. */
export interface PackedBook {
  readonly facts: Pick<MarketBook, 'status' | 'inPlay' | 'locked' | 'news' | 'totalMatched'>;
  readonly runners: NumberBuffer;
}

/** Estimated bytes without the runners, rounded up. */
const FACTS_WEIGHT = 300;
const STATUSES: readonly RunnerStatus[] = ['active', 'suspended', 'removed', 'winner', 'loser'];
/** Price and size of a level without an offer. */
const NO_OFFER = NaN;
/** Count of prices of a side without depth. Depth without a price is something else: it hides no levels. */
const NO_DEPTH = -1;

/** Estimated bytes of a packed book. */
export const estimateBookWeight = ({ runners }: PackedBook): number => FACTS_WEIGHT + runners.bytes;

const countSideNumbers = ({ levels, depth }: SideBook): number => 2 + 2 * (levels.length + (depth?.size ?? 0));

function packSide(to: NumberBuffer, { levels, depth }: SideBook): void {
  to.push(levels.length);
  for (const offer of levels) {
    to.push(offer?.price ?? NO_OFFER);
    to.push(offer?.size ?? NO_OFFER);
  }
  to.push(depth?.size ?? NO_DEPTH);
  if (depth === null) return;
  for (const [price, size] of depth) {
    to.push(price);
    to.push(size);
  }
}

/** Copies a book into numbers. */
export function packBook({ status, inPlay, locked, news, totalMatched, runners }: MarketBook): PackedBook {
  let count = 0;
  for (const { back, lay } of runners.values()) count += 2 + countSideNumbers(back) + countSideNumbers(lay);
  const numbers = new NumberBuffer(count);
  for (const [runnerId, runner] of runners) {
    numbers.push(runnerId);
    numbers.push(STATUSES.indexOf(runner.status));
    packSide(numbers, runner.back);
    packSide(numbers, runner.lay);
  }
  return { facts: { status, inPlay, locked, news, totalMatched }, runners: numbers };
}

function unpackSide(next: () => number): SideBook {
  const levels = Array.from({ length: next() }, (): Offer | null => {
    const [price, size] = [next(), next()];
    return Number.isNaN(price) ? null : { price: price as MarketPrice, size: size as Money };
  });
  const prices = next();
  const depth = Array.from({ length: Math.max(0, prices) }, () => [next() as MarketPrice, next() as Money] as const);
  return { levels, depth: prices === NO_DEPTH ? null : new Map(depth) };
}

/** Rebuilds the book that `packBook` copied. */
export function unpackBook(marketId: string, { facts, runners }: PackedBook): MarketBook {
  const book = Object.assign(createBook(marketId), facts);
  const next = runners.createReader();
  for (let runnerId = next(); !Number.isNaN(runnerId); runnerId = next()) {
    const status = STATUSES[next()] ?? 'active';
    book.runners.set(runnerId, { status, back: unpackSide(next), lay: unpackSide(next) });
  }
  return book;
}

import type { Offer, RunnerStatus } from '../../domain/market/market.ts';
import type { Money } from '../../domain/money/money.ts';
import type { MarketPrice } from '../../domain/odds/odds.ts';
import { createBook, type MarketBook, type SideBook } from '../store/book.ts';
import { NumberBuffer } from './number-buffer.ts';

/** A copy of a market's book, with its runners as numbers. */
export interface PackedBook {
  readonly facts: Pick<MarketBook, 'status' | 'inPlay' | 'locked' | 'news' | 'totalMatched'>;
  readonly runners: NumberBuffer;
}

/** Estimated bytes without the runners, rounded up. */
const FACTS_WEIGHT = 300;
const STATUSES: readonly RunnerStatus[] = ['active', 'suspended', 'removed', 'winner', 'loser'];
/** Price of an empty level. */
const NO_OFFER = 0;

/** Estimated bytes of a packed book. */
export const estimateBookWeight = ({ runners }: PackedBook): number => FACTS_WEIGHT + runners.capacity;

function packSide(to: NumberBuffer, { levels, depth }: SideBook): void {
  to.push(levels.length);
  for (const offer of levels) {
    to.push(offer?.price ?? NO_OFFER);
    if (offer !== null) to.push(offer.size);
  }
  // Depth without a price differs from no depth: a feed of depth has an empty side.
  to.push(depth === null ? 0 : 1 + depth.size);
  if (depth === null) return;
  for (const [price, size] of depth) {
    to.push(price);
    to.push(size);
  }
}

/** Copies a book into numbers. */
export function packBook({ status, inPlay, locked, news, totalMatched, runners }: MarketBook): PackedBook {
  const numbers = new NumberBuffer();
  numbers.push(runners.size);
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
    const price = next();
    return price === NO_OFFER ? null : { price: price as MarketPrice, size: next() as Money };
  });
  const depth = next();
  if (depth === 0) return { levels, depth: null };
  const offers = Array.from({ length: depth - 1 }, () => [next() as MarketPrice, next() as Money] as const);
  return { levels, depth: new Map(offers) };
}

/** Rebuilds the book that `packBook` copied. */
export function unpackBook(marketId: string, { facts, runners }: PackedBook): MarketBook {
  const book = Object.assign(createBook(marketId), facts);
  const next = runners.createReader();
  for (let count = next(); count > 0; count -= 1) {
    const [runnerId, status] = [next(), STATUSES[next()] ?? 'active'];
    book.runners.set(runnerId, { status, back: unpackSide(next), lay: unpackSide(next) });
  }
  return book;
}

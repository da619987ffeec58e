import type { Levels, MarketStatus, Offer, RunnerStatus, Side } from '../../domain/market/market.ts';
import type { RunnerId } from '../../domain/market/runner-id.ts';
import type { Money } from '../../domain/money/money.ts';
import type { MarketPrice } from '../../domain/odds/odds.ts';
import type { LevelRows, MarketChange, RunnerChange, SideChange } from './changes.ts';

/**
 * One side of a runner in both forms of a feed: the offer per level, best first, and the size per price.
 *
 * A change in one form leaves the other unchanged. The levels are shown if any has an offer, else the best three prices
 * of the depth.
 */
export interface SideBook {
  readonly levels: (Offer | null)[];
  /** Null until the feed sends depth, which most feeds never do. */
  depth: Map<MarketPrice, Money> | null;
}

/**
 * Parts of a runner on screen that may have changed, one bit each: the status and the six best offers. The renderer
 * reads only those: of most changed runners it is one price in six.
 */
export const CHANGE_BITS = { back: 0b111, lay: 0b111_000, status: 0b1_000_000, all: 0b1_111_111 } as const;

/** Returns the bit of an offer, best first, or 0 below the third. */
export const getChangeBit = (side: Side, level: number): number =>
  level > 2 ? 0 : 1 << (side === 'back' ? level : level + 3);

export interface RunnerBook {
  status: RunnerStatus;
  readonly back: SideBook;
  readonly lay: SideBook;
}

/** Full state of one market. Changed in place, because thousands of messages per match must not copy it. */
export interface MarketBook {
  readonly marketId: string;
  status: MarketStatus | null;
  inPlay: boolean;
  locked: boolean;
  news: string | null;
  totalMatched: Money | null;
  readonly runners: Map<RunnerId, RunnerBook>;
  /** Whether anything besides runners changed since the last paint. */
  haveFactsChanged: boolean;
  /** Runners that changed since the last paint, each with its changed parts (`CHANGE_BITS`). */
  readonly changedRunners: Map<RunnerId, number>;
}

export const createSideBook = (): SideBook => ({ levels: [], depth: null });

export const createBook = (marketId: string): MarketBook => ({
  marketId,
  status: null,
  inPlay: false,
  locked: false,
  news: null,
  totalMatched: null,
  runners: new Map(),
  haveFactsChanged: true,
  changedRunners: new Map(),
});

/** Applies one change in place and notes the changed parts in `haveFactsChanged` and `changedRunners`. */
export function applyChange(book: MarketBook, change: MarketChange): void {
  if (change.image) clearPrices(book, definesMarket(change));
  // Object.assign skips keys that the change leaves out.
  if (change.facts) {
    Object.assign(book, change.facts);
    book.haveFactsChanged = true;
  }
  for (const runner of change.runners) applyRunner(book, runner);
}

/** An image with a market definition sets the runners. Any other image replaces only their prices. */
export const definesMarket = ({ facts }: MarketChange): boolean => facts?.status !== undefined;

function clearPrices({ runners, changedRunners }: MarketBook, shouldIncludeRunners: boolean): void {
  for (const runnerId of runners.keys()) changedRunners.set(runnerId, CHANGE_BITS.all);
  if (shouldIncludeRunners) runners.clear();
  else
    for (const [runnerId, { status }] of runners)
      runners.set(runnerId, { status, back: createSideBook(), lay: createSideBook() });
}

function applyRunner(book: MarketBook, change: RunnerChange): void {
  const { runnerId, status, back, lay } = change;
  let changedBits = book.changedRunners.get(runnerId) ?? 0;
  let runner = book.runners.get(runnerId);
  if (!runner) {
    book.runners.set(runnerId, (runner = { status: 'active', back: createSideBook(), lay: createSideBook() }));
    changedBits = CHANGE_BITS.all;
  }
  if (status !== undefined) {
    runner.status = status;
    changedBits |= CHANGE_BITS.status;
  }
  if (back !== undefined) changedBits |= changeSide(runner.back, back, 'back');
  if (lay !== undefined) changedBits |= changeSide(runner.lay, lay, 'lay');
  book.changedRunners.set(runnerId, changedBits);
}

/** Returns which parts of the side may look different now. */
function changeSide(sideBook: SideBook, change: SideChange, side: Side): number {
  const hadLevels = hasLevels(sideBook);
  applySideChange(sideBook, change);
  if (hasLevels(sideBook) !== hadLevels) return CHANGE_BITS[side];
  if ((change.form === 'levels') !== hadLevels) return 0;
  return change.form === 'levels' ? collectLevelBits(change.rows, side) : CHANGE_BITS[side];
}

/** Levels name the changed offers. With depth, any of the best may have changed. */
function collectLevelBits(rows: LevelRows, side: Side): number {
  let changedBits = 0;
  for (const row of rows) changedBits |= getChangeBit(side, row[0]);
  return changedBits;
}

export function applySideChange(sideBook: SideBook, change: SideChange): void {
  if (change.form === 'levels') {
    const { levels } = sideBook;
    for (const row of change.rows) {
      const level = row[0];
      while (levels.length < level) levels.push(null);
      levels[level] = row[1];
    }
    return;
  }
  const depth = (sideBook.depth ??= new Map<MarketPrice, Money>());
  for (const row of change.rows) {
    if (row[1] === null) depth.delete(row[0]);
    else depth.set(row[0], row[1]);
  }
}

/** Checks whether any level has an offer. Nearly always the first one does. */
function hasLevels({ levels }: SideBook): boolean {
  for (const offer of levels) if (offer !== null) return true;
  return false;
}

/** Returns the best offers, best first, for immediate reading only: levels are not copied. */
export const listBestOffers = (sideBook: SideBook, side: Side): readonly (Offer | null)[] =>
  sideBook.depth === null || hasLevels(sideBook) ? sideBook.levels : findBestOffers(sideBook.depth, side);

/** Returns the three best offers, best first: the highest price for backing, the lowest for laying. */
export function getBestLevels(sideBook: SideBook, side: Side): Levels {
  const best = listBestOffers(sideBook, side);
  return [best[0] ?? null, best[1] ?? null, best[2] ?? null];
}

function findBestOffers(depth: ReadonlyMap<MarketPrice, Money>, side: Side): Offer[] {
  const sign = side === 'back' ? 1 : -1;
  const best: MarketPrice[] = [];
  for (const price of depth.keys()) {
    let index = best.length;
    while (index > 0 && sign * price > sign * (best[index - 1] ?? 0)) index -= 1;
    if (index < 3) best.splice(index, 0, price);
    if (best.length > 3) best.pop();
  }
  return best.flatMap((price) => {
    const size = depth.get(price);
    return size === undefined ? [] : { price, size };
  });
}
